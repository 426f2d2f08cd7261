/**
 * The squares as an ARIA grid that can be clicked, focused and read out. It lies invisibly over the drawing;
 * each cell has the outline of its square, and rows follow the screen.
 */
import type { Heading, Layout } from "./layout.ts";
import type { Point, Polygon } from "./polygon.ts";

/** The label and the behaviour of a cell. */
export interface CellState {
  label: string;
  /** Whether a piece can be dragged from here; a finger on the cell then does not scroll the page. */
  draggable: boolean;
  choosable: boolean;
  selected: boolean;
}

/** The keys that lead to a neighbour, and those that lead to the last square of a direction. */
const STEPS: Readonly<Record<string, Heading>> = {
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowLeft: "left",
  ArrowDown: "down",
};
const JUMPS: Readonly<Record<string, Heading>> = {
  End: "right",
  PageUp: "up",
  Home: "left",
  PageDown: "down",
};

/** The grid of cells. */
export class Grid {
  readonly root: HTMLElement;
  #cells: HTMLElement[] = [];
  #layout: Layout | null = null;
  /** The square that was last clicked or reached by keyboard, if there is one. */
  #current: string | null = null;

  constructor() {
    this.root = element("div", "dj-grid", "grid");
  }

  /** Makes the cells of a board, or turns them. */
  change(layout: Layout): void {
    // In a shadow tree the document tells only the host.
    const { activeElement } = this.root.getRootNode() as Document | ShadowRoot;
    const hadFocus = this.#cells.some((cell) => cell === activeElement);
    this.#layout = layout;
    const rows = layout.rows().map((cells) => {
      const row = element("div", "dj-row", "row");
      row.append(...cells.map(({ square, outline }) => this.#cell(square, outline, layout)));
      return row;
    });
    this.root.replaceChildren(...rows);
    this.#cells = [...this.root.querySelectorAll<HTMLElement>(".dj-cell")];
    const current = this.#current !== null && layout.cell(this.#current) ? this.#current : null;
    this.#setTabStop(current ?? layout.home, hadFocus ? "focus" : "stay");
  }

  #cell(square: string, outline: Polygon, { box }: Layout): HTMLElement {
    const cell = element("div", "dj-cell", "gridcell");
    cell.dataset.square = square;
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const share = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
    cell.style.left = share(left - box.x, box.size);
    cell.style.top = share(top - box.y, box.size);
    cell.style.width = share(width, box.size);
    cell.style.height = share(height, box.size);
    const isBox = outline.every(({ x, y }) => (x - left) % width === 0 && (y - top) % height === 0);
    if (!isBox) {
      const corners = outline.map(({ x, y }) => `${share(x - left, width)} ${share(y - top, height)}`);
      cell.style.clipPath = `polygon(${corners.join(",")})`;
    }
    return cell;
  }

  /** The square of the cell that an event or a node belongs to. */
  squareOf(target: EventTarget | null): string | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>(".dj-cell") : null;
    return cell?.dataset.square ?? null;
  }

  /** The point of the drawing under a point of the screen. */
  pointUnder(x: number, y: number): Point {
    // The grid itself may be turning.
    const screen = (this.root.parentElement ?? this.root).getBoundingClientRect();
    const box = this.#layout?.box ?? { x: 0, y: 0, size: 0 };
    const unit = box.size / screen.width;
    return { x: (x - screen.left) * unit + box.x, y: (y - screen.top) * unit + box.y };
  }

  /** Focuses the tab stop. */
  focus(): void {
    this.#cells.find((cell) => cell.tabIndex === 0)?.focus({ preventScroll: true });
  }

  /** Makes a square the grid's tab stop, and focuses it if asked. */
  setCurrent(square: string, how: "focus" | "stay"): void {
    this.#current = square;
    this.#setTabStop(square, how);
  }

  #setTabStop(square: string, how: "focus" | "stay"): void {
    for (const cell of this.#cells) {
      const here = cell.dataset.square === square;
      cell.tabIndex = here ? 0 : -1;
      if (here && how === "focus") cell.focus({ preventScroll: true });
    }
  }

  /** The square that a key leads to from another square, in directions of the screen. */
  squareForKey(square: string, key: string): string | null {
    const [step, jump] = [STEPS[key], JUMPS[key]];
    if (step) return this.#layout?.next(square, step) ?? square;
    return jump ? (this.#layout?.last(square, jump) ?? square) : null;
  }

  /** Updates the labels and the behaviour of the grid and all its cells. */
  update(label: string, stateOf: (square: string) => CellState): void {
    this.root.setAttribute("aria-label", label);
    for (const cell of this.#cells) {
      const state = stateOf(cell.dataset.square ?? "");
      if (cell.getAttribute("aria-label") !== state.label) cell.setAttribute("aria-label", state.label);
      cell.classList.toggle("dj-draggable", state.draggable);
      cell.classList.toggle("dj-choosable", state.choosable);
      if (state.selected) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
  }
}

function element(tag: string, name: string, role: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = name;
  node.setAttribute("role", role);
  return node;
}
