/** Scrolls only the list until an item of it is visible, with a margin beside the item. */
export function scrollToItem(list: HTMLElement, item: HTMLElement, margin: number): void {
  const top = item.offsetTop - list.offsetTop;
  const bottom = top + item.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top - margin;
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom - list.clientHeight + margin;
  }
}
