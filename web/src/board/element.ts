/**
 * `<djambi-board>`: shows a position, has a turn entered by mouse, finger or keyboard, and tells it in wire form.
 * It knows no rules: the legal families it is given say what can be chosen.
 *
 * Properties: `position`, `families` (none means that nothing can be entered), `view` (the army at the bottom),
 * `lastMove`, `confirm` (ask before a turn is told). Methods: `back()`, `cancel()`, `decline()`, `commit()`,
 * `showTurn()`. Events: `turn` with `{move}`, `step` with the words for a banner,
 * which the board says itself to a screen reader unless the page prevents that. A turn of which nothing is left to
 * choose is told at once, or waits for `commit()` when `confirm` is set or when the only turn is to pass.
 */
import { Cells } from "./cells.ts";
import { RIM, SIDE } from "./draw.ts";
import { film } from "./film.ts";
import { follow } from "./hand.ts";
import { Painter } from "./painter.ts";
import { compose } from "./scene.ts";
import { SIZE } from "./squares.ts";
import {
  back,
  begin,
  cancel,
  choose,
  decline,
  movable,
  mustPass,
  type Staging,
  standing,
} from "./staging.ts";
import type { Family, PositionView, Seat, Step, StepDetail } from "./types.ts";
import { squareWords, stageText, storyWords } from "./words.ts";

/** How long the board takes to show a choice of the person at it. */
const SHOW = 140;
const CALM = "(prefers-reduced-motion: reduce)";

declare global {
  interface HTMLElementTagNameMap {
    "djambi-board": DjambiBoard;
  }
  interface HTMLElementEventMap {
    turn: CustomEvent<{ move: string }>;
    step: CustomEvent<StepDetail>;
  }
}

/** The custom element; see the head of this file. */
export class DjambiBoard extends HTMLElement {
  #position: PositionView | null = null;
  #staging: Staging = begin([]);
  #view: Seat = "red";
  #last: readonly string[] = [];
  #confirm = false;
  #told = false;
  #hot: string | null = null;
  #glide = 0;
  #frame = 0;
  #showing = 0;
  #detail = "";
  #painter = new Painter();
  #cells = new Cells();
  #voice = document.createElement("div");
  #listening: AbortController | null = null;

  /** The position to show; a new one ends whatever was being entered or animated. */
  get position(): PositionView | null {
    return this.#position;
  }
  set position(position: PositionView | null) {
    this.#showing++;
    this.#position = position;
    this.#restage(this.#staging.families);
  }

  /** The legal turns of whoever plays at this board, or none. */
  get families(): readonly Family[] {
    return this.#staging.families;
  }
  set families(families: readonly Family[]) {
    this.#restage(families);
  }

  /** The army at the bottom. */
  get view(): Seat {
    return this.#view;
  }
  set view(view: Seat) {
    if (view === this.#view) return;
    this.#view = view;
    this.#cells.turn(view);
    this.#later();
  }

  /** The squares of the turn before, to be marked. */
  get lastMove(): { squares: string[] } {
    return { squares: [...this.#last] };
  }
  set lastMove(last: { squares: string[] } | null) {
    this.#last = last?.squares ?? [];
    this.#later();
  }

  /** Whether a complete turn waits for `commit()`. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm;
  }

  /** Builds the inside of the element and starts to listen. */
  connectedCallback(): void {
    this.#voice.className = "dj-voice";
    this.#voice.setAttribute("aria-live", "polite");
    this.replaceChildren(this.#painter.root, this.#cells.root, this.#voice);
    this.#listening = new AbortController();
    this.#listen(this.#listening.signal);
    this.#later();
  }

  /** Stops listening, and ends an animation. */
  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#showing++;
  }

  /** Takes back the last choice. */
  back(): void {
    this.#stage(back(this.#staging));
  }

  /** Lets go of everything chosen. */
  cancel(): void {
    this.#told = false;
    this.#stage(cancel(this.#staging));
  }

  /** Has the reporter kill no one, where he may. */
  decline(): void {
    this.#stage(decline(this.#staging));
  }

  /** Tells a turn that waits for confirmation. */
  commit(): void {
    const move = this.#staging.turn;
    if (move === null || this.#told) return;
    this.#told = true;
    this.dispatchEvent(new CustomEvent("turn", { bubbles: true, detail: { move } }));
    this.#later();
  }

  /**
   * Shows how `before` became `after`, step by step, and says it; then `after` is the position. Ends early when
   * another position is set meanwhile. With reduced motion, or unseen, the end is shown at once.
   */
  async showTurn(before: PositionView, steps: readonly Step[], after: PositionView): Promise<void> {
    this.#say(storyWords(steps));
    if (this.isConnected && !document.hidden && !matchMedia(CALM).matches) {
      this.position = before;
      const showing = this.#showing;
      this.#render();
      for (const { position, ms } of film(before, steps)) {
        this.#position = position;
        this.#glide = ms;
        this.#render();
        await new Promise((done) => setTimeout(done, ms));
        if (showing !== this.#showing) return;
      }
    }
    this.position = after;
  }

  #restage(families: readonly Family[]): void {
    this.#told = false;
    this.#staging = begin(families);
    this.#later();
  }

  /** Takes over a state of entering, and tells the turn when nothing is left to choose or to ask. */
  #stage(staging: Staging): void {
    if (staging === this.#staging || this.#told) return;
    this.#staging = staging;
    this.#glide = SHOW;
    this.#later();
    if (staging.turn !== null && !this.#confirm && !mustPass(staging.families)) this.commit();
  }

  #choose(square: string): void {
    const { stage, draft } = this.#staging;
    if (stage === "confirm" && square === standing(draft)) this.commit();
    else this.#stage(choose(this.#staging, square));
  }

  #later(): void {
    if (!this.isConnected || this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const position = this.#position;
    if (!position) return;
    const scene = compose(position, this.#staging);
    if (this.#told) scene.marks.clear();
    const calm = matchMedia(CALM).matches;
    const glide = calm ? 0 : this.#glide;
    this.#painter.paint(scene, { view: this.#view, position, last: this.#last, hot: this.#hot, glide, calm });
    this.#glide = 0;
    const last = new Set(this.#last);
    const sources = this.#told ? new Set<string>() : movable(this.#staging.families);
    this.#cells.update((square) => ({
      words: squareWords(square, scene, last.has(square)),
      draggable: sources.has(square),
      choosable: scene.marks.has(square),
      selected: scene.selected === square,
    }));
    this.#report(position);
  }

  /** Tells the page, and whoever listens, where the entering of the turn stands, if that is news. */
  #report(position: PositionView): void {
    const { stage, past, declinable } = this.#staging;
    const idle = this.#told;
    const detail: StepDetail = {
      stage: idle ? "idle" : stage,
      text: idle ? "" : stageText(position, this.#staging),
      canGoBack: !idle && past.length > 0,
      declinable: !idle && declinable,
    };
    const news = JSON.stringify(detail);
    if (news === this.#detail) return;
    this.#detail = news;
    const event = new CustomEvent("step", { bubbles: true, cancelable: true, detail });
    if (this.dispatchEvent(event)) this.#say(detail.text);
  }

  #say(text: string): void {
    if (text) this.#voice.textContent = text;
  }

  #listen(signal: AbortSignal): void {
    const root = this.#cells.root;
    root.addEventListener("click", (event) => this.#click(event), { signal });
    root.addEventListener("keydown", (event) => this.#key(event), { signal });
    root.addEventListener("focusin", (event) => this.#point(this.#cells.squareOf(event.target)), { signal });
    root.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.#point(this.#cells.squareOf(event.target)),
      { signal },
    );
    root.addEventListener("pointerleave", () => this.#point(null), { signal });
    follow(
      root,
      {
        grab: (event) => this.#grab(this.#cells.squareOf(event.target)),
        lift: (square) => this.#lift(square),
        carry: (square, event) => this.#carry(square, event),
        release: (_, event) => this.#release(event),
      },
      signal,
    );
  }

  #click(event: Event): void {
    const square = this.#cells.squareOf(event.target);
    if (!square) return;
    this.#cells.rove(square, "stay");
    this.#choose(square);
  }

  #key(event: KeyboardEvent): void {
    const square = this.#cells.squareOf(event.target);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.#cells.squareByKey(square, event.key);
    if (next) this.#cells.rove(next, "focus");
    else if (event.key === "Enter" || event.key === " ") this.#enter(square);
    else if (event.key === "Escape" || event.key === "Backspace") this.back();
    else return;
    event.preventDefault();
  }

  #enter(square: string): void {
    if (this.#staging.stage === "confirm") this.commit();
    else this.#choose(square);
  }

  #point(square: string | null): void {
    if (square === this.#hot) return;
    this.#hot = square;
    this.#later();
  }

  #grab(square: string | null): string | null {
    const { stage, families } = this.#staging;
    const free = !this.#told && (stage === "idle" || stage === "target");
    return free && square && movable(families).has(square) ? square : null;
  }

  #lift(square: string): void {
    if (this.#staging.draft.from !== square) this.#choose(square);
    this.#render();
  }

  #carry(square: string, event: PointerEvent): void {
    const box = this.#painter.root.getBoundingClientRect();
    const unit = (SIDE * SIZE + 2 * RIM) / box.width;
    const lift = event.pointerType === "touch" ? SIDE * 0.6 : 0;
    this.#painter.drag(
      square,
      (event.clientX - box.left) * unit - RIM,
      (event.clientY - box.top) * unit - RIM - lift,
    );
    this.#point(this.#cells.squareUnder(event.clientX, event.clientY));
  }

  #release(event: PointerEvent | null): void {
    this.#painter.drop();
    const square = event && this.#cells.squareUnder(event.clientX, event.clientY);
    if (square && this.#staging.options.has(square)) this.#choose(square);
    this.#glide = SHOW / 2;
    this.#hot = event?.pointerType === "mouse" ? square : null;
    this.#later();
  }
}
