/** A screen narrower than this many letters' heights (rem) has room for little more than a word in a line. */
const NARROW_REMS = 18;

/** Marks the page with `data-large-text` as long as its text is large for its screen. */
export function watchTextSize(): void {
  const root = document.documentElement;
  const mark = () => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute("data-large-text", innerWidth < NARROW_REMS * rem);
  };
  mark();
  // Another size of text changes the height of the page.
  new ResizeObserver(mark).observe(root);
}
