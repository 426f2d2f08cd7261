/**
 * `<djambi-board>`: shows a position, lets a player enter a turn by mouse, finger or keyboard, and sends it
 * in wire form. It knows no rules: the legal families say what can be chosen.
 *
 * Properties: `geometry` (the board), `position`, `families` (without any, nothing can be entered), `view`
 * (the seat at the bottom), `lastMove`, `confirm` (a complete turn waits for `commit()`), `attackers` (tells
 * who attacks a square). Methods: `back()`, `cancel()`, `decline()`, `commit()`, `showTurn()`.
 *
 * Events: `turn` with `{move}`, and `stage` with a text for a banner, which the board announces to a screen
 * reader unless the page prevents the default. A complete turn is sent at once; it waits for `commit()` when
 * `confirm` is set or when the only legal turn is to pass.
 */
import { animationFrames } from "./anim.ts";
import { listenForDrags } from "./drag.ts";
import { Grid } from "./grid.ts";
import { answerKey } from "./keys.ts";
import { Layout, SIDE } from "./layout.ts";
import { Renderer } from "./render.ts";
import { compose } from "./scene.ts";
import {
  back,
  begin,
  cancel,
  choose,
  decline,
  movable,
  moverSquare,
  mustPass,
  type Staging,
} from "./staging.ts";
import { squareText, stageText, storyText } from "./text.ts";
import type { BoardGeometry, BoardPosition, Family, Seat, StageDetail, StoryStep } from "./types.ts";
import { Voice } from "./voice.ts";

/** How long the board takes to show a player's choice. */
const CHOICE_MS = 140;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

declare global {
  interface HTMLElementTagNameMap {
    "djambi-board": DjambiBoard;
  }
  interface HTMLElementEventMap {
    turn: CustomEvent<{ move: string }>;
    stage: CustomEvent<StageDetail>;
  }
}

/** The custom element; the head of this file describes it. */
export class DjambiBoard extends HTMLElement {
  /** Answers which squares hold pieces that could kill or take the piece on a square. */
  attackers: ((square: string) => readonly string[]) | null = null;

  #geometry: BoardGeometry | null = null;
  #layout: Layout | null = null;
  #position: BoardPosition | null = null;
  #staging: Staging = begin([]);
  #view: Seat = "red";
  #lastMove: readonly string[] = [];
  #confirm = false;
  /** Whether the turn was sent; nothing can be chosen until the families are set again. */
  #committed = false;
  #hovered: string | null = null;
  #focused: string | null = null;
  /** How long the next rendering animates, in milliseconds. */
  #duration = 0;
  /** The requested animation frame; 0 when none is. */
  #frame = 0;
  /** Grows with each change of the position; an animation ends when it does. */
  #animation = 0;
  #lastDetail = "";
  #renderer = new Renderer();
  #grid = new Grid();
  #voice = new Voice();
  #listeners: AbortController | null = null;

  /** The board; nothing is shown without one. */
  get geometry(): BoardGeometry | null {
    return this.#geometry;
  }
  set geometry(geometry: BoardGeometry | null) {
    if (geometry === this.#geometry) return;
    this.#geometry = geometry;
    this.#changeLayout();
  }

  /** The position to show; setting it ends the turn being entered and the animation. */
  get position(): BoardPosition | null {
    return this.#position;
  }
  set position(position: BoardPosition | null) {
    this.#animation++;
    this.#position = position;
    this.#setFamilies(this.#staging.families);
  }

  /** The legal turns that can be entered, or none. */
  get families(): readonly Family[] {
    return this.#staging.families;
  }
  set families(families: readonly Family[]) {
    this.#setFamilies(families);
  }

  /** The seat at the bottom. */
  get view(): Seat {
    return this.#view;
  }
  set view(view: Seat) {
    if (view === this.#view) return;
    this.#view = view;
    this.#changeLayout();
  }

  /** The squares of the previous turn, which are marked. */
  get lastMove(): { squares: string[] } {
    return { squares: [...this.#lastMove] };
  }
  set lastMove(last: { squares: string[] } | null) {
    this.#lastMove = last?.squares ?? [];
    this.#requestRender();
  }

  /** Whether a complete turn waits for `commit()`. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm;
  }

  /** Builds the inside of the element and adds the listeners. */
  connectedCallback(): void {
    this.replaceChildren(this.#renderer.root, this.#grid.root, this.#voice.root);
    this.#listeners = new AbortController();
    this.#addListeners(this.#listeners.signal);
    this.#requestRender();
  }

  /** Removes the listeners and ends the animation. */
  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#animation++;
  }

  /** Takes back the last choice. */
  back(): void {
    this.#setStaging(back(this.#staging));
  }

  /** Takes back all choices. */
  cancel(): void {
    this.#committed = false;
    this.#setStaging(cancel(this.#staging));
  }

  /** Lets the reporter kill no one, where that is legal. */
  decline(): void {
    this.#setStaging(decline(this.#staging));
  }

  /** Sends the complete turn. */
  commit(): void {
    const move = this.#staging.turn;
    if (move === null || this.#committed) return;
    this.#committed = true;
    this.dispatchEvent(new CustomEvent("turn", { bubbles: true, detail: { move } }));
    this.#requestRender();
  }

  /**
   * Animates a turn step by step and announces it; then `after` is the position. The animation ends early
   * when another position is set. With reduced motion, or on a hidden page, `after` is shown at once.
   */
  async showTurn(before: BoardPosition, steps: readonly StoryStep[], after: BoardPosition): Promise<void> {
    this.#voice.say(storyText(steps));
    if (this.isConnected && !document.hidden && !matchMedia(REDUCED_MOTION).matches) {
      this.position = before;
      const animation = this.#animation;
      this.#render();
      for (const { position, ms } of animationFrames(before, steps)) {
        this.#position = position;
        this.#duration = ms;
        this.#render();
        await new Promise((done) => setTimeout(done, ms));
        if (animation !== this.#animation) return;
      }
    }
    this.position = after;
  }

  #changeLayout(): void {
    const seat = this.#geometry?.views[this.#view] ? this.#view : this.#geometry?.seats[0];
    this.#layout = this.#geometry && seat ? new Layout(this.#geometry, seat) : null;
    if (this.#layout) this.#grid.change(this.#layout);
    this.#requestRender();
  }

  #setFamilies(families: readonly Family[]): void {
    this.#committed = false;
    this.#staging = begin(families);
    this.#requestRender();
  }

  /** Shows a state of entering, and sends the turn when it is complete and needs no confirmation. */
  #setStaging(staging: Staging): void {
    if (staging === this.#staging || this.#committed) return;
    this.#staging = staging;
    this.#duration = CHOICE_MS;
    this.#requestRender();
    if (staging.turn !== null && !this.#confirm && !mustPass(staging.families)) this.commit();
  }

  #choose(square: string): void {
    const { stage, draft } = this.#staging;
    if (stage === "confirm" && square === moverSquare(draft)) this.commit();
    else this.#setStaging(choose(this.#staging, square));
  }

  #requestRender(): void {
    if (!this.isConnected || this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [position, layout] = [this.#position, this.#layout];
    if (!position || !layout) return;
    const { maze } = layout.geometry;
    const scene = compose(position, this.#staging, maze);
    if (this.#committed) scene.marks.clear();
    const reducedMotion = matchMedia(REDUCED_MOTION).matches;
    const duration = reducedMotion ? 0 : this.#duration;
    this.#renderer.render(scene, {
      layout,
      position,
      lastMove: this.#lastMove,
      hovered: this.#hovered,
      focused: this.#focused,
      duration,
      reducedMotion,
    });
    this.#duration = 0;
    const lastMove = new Set(this.#lastMove);
    const sources = this.#committed ? new Set<string>() : movable(this.#staging.families);
    this.#grid.update((square) => ({
      label: squareText(square, scene, lastMove, maze),
      draggable: sources.has(square),
      choosable: scene.marks.has(square),
      selected: scene.selected === square,
    }));
    this.#reportStage(position);
  }

  /** Sends a `stage` event to the page if the stage has changed. */
  #reportStage(position: BoardPosition): void {
    const { stage, past, declinable } = this.#staging;
    const idle = this.#committed;
    const detail: StageDetail = {
      stage: idle ? "idle" : stage,
      text: idle ? "" : stageText(position, this.#staging),
      canGoBack: !idle && past.length > 0,
      declinable: !idle && declinable,
    };
    const json = JSON.stringify(detail);
    if (json === this.#lastDetail) return;
    this.#lastDetail = json;
    const event = new CustomEvent("stage", { bubbles: true, cancelable: true, detail });
    if (this.dispatchEvent(event)) this.#voice.say(detail.text);
  }

  #addListeners(signal: AbortSignal): void {
    const root = this.#grid.root;
    root.addEventListener("click", (event) => this.#onClick(event), { signal });
    root.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    const hover = (event: Event) => this.#setHovered(this.#grid.squareOf(event.target));
    root.addEventListener("focusin", (event) => this.#onFocus(event.target), { signal });
    root.addEventListener("focusout", () => this.#onFocus(null), { signal });
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hover(event), {
      signal,
    });
    root.addEventListener("pointerleave", () => this.#setHovered(null), { signal });
    listenForDrags(
      root,
      {
        dragSource: (event) => this.#dragSource(this.#grid.squareOf(event.target)),
        dragStart: (square) => this.#dragStart(square),
        dragMove: (square, event) => this.#dragMove(square, event),
        dragEnd: (_, event) => this.#dragEnd(event),
      },
      signal,
    );
  }

  #onClick(event: Event): void {
    const square = this.#grid.squareOf(event.target);
    if (!square) return;
    this.#grid.setCurrent(square, "stay");
    this.#choose(square);
  }

  #onKey(event: KeyboardEvent): void {
    const square = this.#grid.squareOf(event.target);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.#grid.squareForKey(square, event.key);
    if (next) this.#grid.setCurrent(next, "focus");
    else if (event.key === "Enter" || event.key === " ") this.#activate(square);
    else if (event.key === "Escape" || event.key === "Backspace") this.back();
    else if (!this.#answer(square, event.key)) return;
    event.preventDefault();
  }

  /** Goes or tells what a key asks for; returns whether it is such a key. */
  #answer(square: string, key: string): boolean {
    const [position, layout] = [this.#position, this.#layout];
    if (!position || !layout) return false;
    const own = this.#staging.families.length > 0 ? position.turn : this.#view;
    const attackers = (at: string) => this.attackers?.(at) ?? [];
    const answer = answerKey(key, { square, own, position, layout, attackers });
    if (answer?.go) this.#grid.setCurrent(answer.go, "focus");
    if (answer?.say) this.#voice.say(answer.say);
    return answer !== null;
  }

  #onFocus(target: EventTarget | null): void {
    const square = this.#grid.squareOf(target);
    const isVisible = square !== null && target instanceof Element && target.matches(":focus-visible");
    this.#focused = isVisible ? square : null;
    if (square) this.#setHovered(square);
    this.#requestRender();
  }

  #activate(square: string): void {
    if (this.#staging.stage === "confirm") this.commit();
    else this.#choose(square);
  }

  #setHovered(square: string | null): void {
    if (square === this.#hovered) return;
    this.#hovered = square;
    this.#requestRender();
  }

  #dragSource(square: string | null): string | null {
    const { stage, families } = this.#staging;
    const free = !this.#committed && (stage === "idle" || stage === "target");
    return free && square && movable(families).has(square) ? square : null;
  }

  #dragStart(square: string): void {
    if (this.#staging.draft.from !== square) this.#choose(square);
    this.#render();
  }

  #dragMove(square: string, event: PointerEvent): void {
    const point = this.#grid.pointUnder(event.clientX, event.clientY);
    const lift = event.pointerType === "touch" ? SIDE * 0.6 : 0;
    this.#renderer.drag(square, { x: point.x, y: point.y - lift });
    this.#setHovered(this.#targetUnder(event));
  }

  /** The square that a dragged piece goes to: the one under the pointer, or a legal one close to it. */
  #targetUnder(event: PointerEvent): string | null {
    const point = this.#grid.pointUnder(event.clientX, event.clientY);
    const under = this.#layout?.squareAt(point) ?? null;
    const { options } = this.#staging;
    if (under !== null && (options.has(under) || under === this.#staging.draft.from)) return under;
    return this.#layout?.nearest(point, options) ?? under;
  }

  #dragEnd(event: PointerEvent | null): void {
    this.#renderer.drop();
    const square = event && this.#targetUnder(event);
    if (square && this.#staging.options.has(square)) this.#choose(square);
    this.#duration = CHOICE_MS / 2;
    this.#hovered = event?.pointerType === "mouse" ? square : null;
    this.#requestRender();
  }
}
