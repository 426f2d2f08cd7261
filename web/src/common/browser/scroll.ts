/** Scrolls only the list until an item of it is visible, with a margin beside the item. */
export function scrollToItem(list: HTMLElement, item: HTMLElement, margin: number): void {
  const [outside, inside] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const above = outside.top + margin - inside.top;
  const below = inside.bottom + margin - outside.bottom;
  if (above > 0) list.scrollTop -= Math.ceil(above);
  else if (below > 0) list.scrollTop += Math.ceil(below);
}
