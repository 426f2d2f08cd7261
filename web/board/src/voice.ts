/** The board's voice for screen readers: two live regions that take turns, so that a text repeats aloud. */
export class Voice {
  readonly root = document.createElement("div");
  #regions = [region(), region()];
  #prompt = "";

  constructor() {
    this.root.append(...this.#regions);
  }

  /** Announces what to do now; what was asked for before is true no more. */
  prompt(text: string): void {
    for (const region of this.#regions) if (region.textContent === this.#prompt) region.textContent = "";
    this.#prompt = text;
    this.say(text);
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
