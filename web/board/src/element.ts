/**
 * `<djambi-board>`: shows a position, lets a player enter a turn by mouse, finger or keyboard, and sends it
 * in wire form. It knows no rules: the legal families say what can be chosen. It knows no words: an option
 * has them. `config.ts` lists all options and events.
 *
 * A complete turn is sent at once; it waits for `commit()` when `confirm` is set or when the only legal turn
 * is to pass.
 */
import { animationFrames } from "./anim.ts";
import { type BoardEvents, type BoardOptions, DEFAULTS } from "./config.ts";
import { listenForDrags } from "./drag.ts";
import { enteringSeat, squareFacts, stageDetail } from "./facts.ts";
import { type CellState, Grid } from "./grid.ts";
import { answerKey, letterOf } from "./keys.ts";
import { Layout, SIDE } from "./layout.ts";
import type { Point } from "./polygon.ts";
import { Renderer } from "./render.ts";
import { compose, type Scene } from "./scene.ts";
import {
  back,
  begin,
  cancel,
  choose,
  decline,
  dragSources,
  isRefused,
  moverSquare,
  mustPass,
  refusal,
  type Staging,
} from "./staging.ts";
import type { BoardPosition, StoryStep } from "./types.ts";
import { Voice } from "./voice.ts";
import type { Words } from "./words.ts";

declare global {
  interface HTMLElementTagNameMap {
    "djambi-board": DjambiBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}

/** The options of new boards. */
let defaults = DEFAULTS;

/** Defines `<djambi-board>`; new boards have these options until they get others. */
export function define(options: Partial<BoardOptions>): void {
  defaults = { ...DEFAULTS, ...options };
  // A server that imports the module has no elements.
  if (!("customElements" in globalThis)) return;
  if (!customElements.get("djambi-board")) customElements.define("djambi-board", DjambiBoard);
}

/** The class of elements; where there are none, one that nothing is made of. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The custom element; the head of this file describes it. */
export class DjambiBoard extends Base {
  #options = defaults;
  #layout: Layout | null = null;
  #staging: Staging = begin([]);
  /** Whether the turn was sent; nothing can be chosen until the families are set again. */
  #committed = false;
  #hovered: string | null = null;
  /** The point of the drawing under the mouse or a dragging finger; null without one. */
  #pointer: Point | null = null;
  #focused: string | null = null;
  /** How long the next rendering animates, in milliseconds. */
  #duration = 0;
  /** The requested animation frame; 0 when none is. */
  #frame = 0;
  /** Grows with each change of the position; an animation ends when it does. */
  #animation = 0;
  #lastDetail = "";
  #grid = new Grid();
  #renderer = new Renderer(this.#grid.root);
  #voice = new Voice();
  #listeners: AbortController | null = null;

  /** All options as they are. */
  get options(): Readonly<BoardOptions> {
    return this.#options;
  }

  /** Changes some options and keeps the others. */
  set(options: Partial<BoardOptions>): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const { geometry, view } = this.#options;
    if (geometry !== before.geometry || view !== before.view) this.#changeLayout();
    if (options.position !== undefined) this.#animation++;
    if (options.position !== undefined || options.families || options.seats !== undefined) this.#restart();
    this.#requestRender();
  }

  /** Builds the inside of the element and adds the listeners. */
  connectedCallback(): void {
    this.replaceChildren(this.#renderer.root, this.#grid.root, this.#voice.root);
    // What the board shows are names of squares, and its words have a language already.
    if (!this.hasAttribute("translate")) this.translate = false;
    this.#listeners = new AbortController();
    this.#addListeners(this.#listeners.signal);
    this.#requestRender();
  }

  /** Removes the listeners and ends the animation. */
  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#animation++;
  }

  /** Focuses the square that the keyboard has reached, or the first one. */
  override focus(): void {
    this.#grid.focus();
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

  /** Sends the complete turn, unless the page prevents it. */
  commit(): void {
    const move = this.#staging.turn;
    if (move === null || this.#committed) return;
    this.#committed = true;
    const event = new CustomEvent("turn", { bubbles: true, cancelable: true, detail: { move } });
    if (!this.dispatchEvent(event)) this.#committed = false;
    this.#requestRender();
  }

  /** Says a text to screen readers, even if it is the same as the last one. */
  say(text: string): void {
    this.#voice.say(text);
  }

  /**
   * Animates a turn step by step and announces it; then `after` is the position. The animation ends early
   * when another position is set. With reduced motion, or on a hidden page, `after` is shown at once.
   */
  async showTurn(before: BoardPosition, steps: readonly StoryStep[], after: BoardPosition): Promise<void> {
    const { words, animation } = this.#options;
    this.#voice.say(words?.story(steps) ?? "");
    if (this.isConnected && !document.hidden && !this.#isStill()) {
      this.set({ position: before });
      const own = this.#animation;
      this.#render();
      for (const { position, ms } of animationFrames(before, steps, animation)) {
        this.#options = { ...this.#options, position };
        this.#duration = ms;
        this.#render();
        await new Promise((done) => setTimeout(done, ms));
        if (own !== this.#animation) return;
      }
    }
    this.set({ position: after });
  }

  /** Whether changes are shown at once. */
  #isStill(): boolean {
    const { reducedMotion } = this.#options;
    if (reducedMotion === "system") return matchMedia("(prefers-reduced-motion: reduce)").matches;
    return reducedMotion === "always";
  }

  #changeLayout(): void {
    const { geometry, view } = this.#options;
    const seat = geometry?.views[view] ? view : geometry?.seats[0];
    this.#layout = geometry && seat ? new Layout(geometry, seat) : null;
    if (this.#layout) this.#grid.change(this.#layout);
  }

  /** Begins to enter a turn, if it is that of a seat whose turns can be entered here. */
  #restart(): void {
    const { families, position, seats, keepsChoices } = this.#options;
    const isOurs = !seats || (position && seats.includes(position.turn));
    this.#staging = begin(isOurs ? families : [], keepsChoices && !this.#committed ? this.#staging : null);
    this.#committed = false;
  }

  /** Shows a state of entering, and sends the turn when it is complete and needs no confirmation. */
  #setStaging(staging: Staging): void {
    if (staging === this.#staging || this.#committed) return;
    this.#staging = staging;
    this.#duration = this.#options.animation.choice;
    this.#requestRender();
    if (staging.turn !== null && !this.#options.confirm && !mustPass(staging.families)) this.commit();
  }

  #choose(square: string): void {
    const { stage, draft } = this.#staging;
    if (stage === "confirm" && square === moverSquare(draft)) this.commit();
    else {
      if (this.#committed || isRefused(this.#staging, square)) this.#refuse(square);
      this.#setStaging(choose(this.#staging, square));
    }
  }

  /** Tells the page that a square cannot be chosen; null for a place beside the board. */
  #refuse(square: string | null): void {
    const detail = refusal(this.#committed ? null : this.#staging, square);
    this.dispatchEvent(new CustomEvent("refused", { bubbles: true, detail }));
  }

  #requestRender(): void {
    if (!this.isConnected || this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [options, layout] = [this.#options, this.#layout];
    const { position, words, pieces } = options;
    if (!position || !layout || !words || !pieces) return;
    const scene = compose(position, this.#staging, layout.geometry.maze);
    if (this.#committed) scene.marks.clear();
    const isStill = this.#isStill();
    this.classList.toggle("dj-still", isStill);
    this.#renderer.render(scene, {
      ...options,
      layout,
      position,
      words,
      pieces,
      hovered: this.#hovered,
      focused: this.#focused,
      carried: scene.held && this.#hovered !== scene.selected ? this.#pointer : null,
      duration: isStill ? 0 : this.#duration,
      rotateTime: isStill ? 0 : options.animation.rotate,
    });
    this.#duration = 0;
    this.#grid.update(words.board(), this.#cellState(scene, layout.geometry.maze, words));
    this.#reportStage(position, words);
  }

  /** What the grid shows of each square. */
  #cellState(scene: Scene, maze: string, words: Words): (square: string) => CellState {
    const { selected, marks } = scene;
    const sources = this.#committed ? new Set<string>() : dragSources(this.#staging);
    return (square) => ({
      label: words.square(squareFacts(square, scene, this.#options, maze)),
      draggable: sources.has(square),
      choosable: marks.has(square),
      selected: selected === square,
    });
  }

  /** Sends a `stage` event to the page if the stage has changed. */
  #reportStage(position: BoardPosition, words: Words): void {
    const detail = stageDetail(position, this.#committed ? null : this.#staging, words);
    const json = JSON.stringify(detail);
    if (json === this.#lastDetail) return;
    this.#lastDetail = json;
    const event = new CustomEvent("stage", { bubbles: true, cancelable: true, detail });
    this.#voice.prompt(this.dispatchEvent(event) ? detail.text : "");
  }

  #addListeners(signal: AbortSignal): void {
    const root = this.#grid.root;
    root.addEventListener("click", (event) => this.#onClick(event), { signal });
    root.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    const hover = (event: Event) => this.#setHovered(this.#grid.squareOf(event.target));
    root.addEventListener("focusin", (event) => this.#onFocus(event.target), { signal });
    root.addEventListener("focusout", () => this.#onFocus(null), { signal });
    root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && hover(event), {
      signal,
    });
    root.addEventListener("pointermove", (event) => this.#carry(event), { signal });
    root.addEventListener("pointerleave", () => this.#onLeave(), { signal });
    listenForDrags(
      root,
      {
        dragSource: (event) => this.#dragSource(this.#grid.squareOf(event.target)),
        dragStart: (square) => this.#dragStart(square),
        dragMove: (square, event) => this.#dragMove(square, event),
        dragEnd: (square, event) => this.#dragEnd(square, event),
      },
      signal,
    );
  }

  /** Makes a piece that waits for its placement follow the mouse. */
  #carry(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.#pointer = this.#grid.pointUnder(event.clientX, event.clientY);
    this.#renderer.carry(this.#pointer);
  }

  #onLeave(): void {
    this.#pointer = null;
    this.#setHovered(null);
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
    this.#pointer = null;
    const next = this.#grid.squareForKey(square, event.key);
    if (next) this.#grid.setCurrent(next, "focus");
    else if (event.key === "Enter" || event.key === " ") this.#activate(square);
    else if (event.key === "Escape" || event.key === "Backspace") this.back();
    else if (!this.#answer(square, event.key) && !this.#answer(square, letterOf(event))) return;
    event.preventDefault();
  }

  /** Goes or tells what a key asks for; returns whether it is such a key. */
  #answer(square: string, key: string | null): boolean {
    const [layout, { position, words, view, keys, attackers }] = [this.#layout, this.#options];
    if (!position || !layout || !words) return false;
    const own = enteringSeat(position, this.#staging) ?? view;
    const answer = answerKey(key, { square, own, position, layout, keys, words, attackers });
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
    this.dispatchEvent(new CustomEvent("point", { bubbles: true, detail: { square } }));
    this.#requestRender();
  }

  #dragSource(square: string | null): string | null {
    return !this.#committed && square && dragSources(this.#staging).has(square) ? square : null;
  }

  #dragStart(square: string): void {
    const { stage, draft } = this.#staging;
    if (stage !== "placement" && draft.from !== square) this.#choose(square);
    this.#render();
  }

  #dragMove(square: string, event: PointerEvent): void {
    const point = this.#grid.pointUnder(event.clientX, event.clientY);
    const lift = event.pointerType === "touch" ? SIDE * 0.6 : 0;
    this.#pointer = { x: point.x, y: point.y - lift };
    if (this.#staging.stage === "placement") this.#renderer.carry(this.#pointer);
    else this.#renderer.drag(square, this.#pointer);
    this.#setHovered(this.#targetUnder(event));
  }

  /** The square that a dragged piece goes to: the one under the pointer, or a legal one close to it. */
  #targetUnder(event: PointerEvent): string | null {
    const point = this.#grid.pointUnder(event.clientX, event.clientY);
    const under = this.#layout?.squareAt(point) ?? null;
    const { options } = this.#staging;
    if (under !== null && (options.has(under) || under === moverSquare(this.#staging.draft))) return under;
    return this.#layout?.nearest(point, options) ?? under;
  }

  /** Chooses the square of the drop. Anywhere else a piece is let go; one to be placed waits again. */
  #dragEnd(from: string, event: PointerEvent | null): void {
    this.#renderer.drop();
    const { stage, options } = this.#staging;
    const square = event && this.#targetUnder(event);
    if (square && options.has(square)) this.#choose(square);
    else if (square !== from) {
      if (event) this.#refuse(square);
      if (stage === "target") this.#setStaging(cancel(this.#staging));
    }
    this.#duration = this.#options.animation.choice / 2;
    if (event?.pointerType === "mouse") this.#setHovered(square);
    else this.#onLeave();
    this.#requestRender();
  }
}
