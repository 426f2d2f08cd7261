/** The board's voice for screen readers: two live regions that take turns, so that a text repeats aloud. */
export class Voice {
  readonly root = document.createElement("div");
  #regions = [region(), region()];

  constructor() {
    this.root.append(...this.#regions);
  }

  /** Takes away a text that is true no more, unless another one was said since. */
  withdraw(text: string): void {
    for (const region of this.#regions) if (region.textContent === text) region.textContent = "";
  }

  /** Announces a text. */
  say(text: string): void {
    if (!text) return;
    this.#regions.reverse();
    const [now, before] = this.#regions;
    if (before) before.textContent = "";
    if (now) now.textContent = text;
  }
}

function region(): HTMLElement {
  const node = document.createElement("div");
  node.className = "dj-voice";
  node.setAttribute("aria-live", "polite");
  return node;
}
