/** The board's voice for screen readers: two live regions that take turns, so that a text repeats aloud. */
export class Voice {
  readonly root = document.createElement("div");
  #regions = [region(), region()];

  constructor() {
    this.root.append(...this.#regions);
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
