/**
 * The squares as an ARIA grid that can be clicked, focused and read out. It lies invisibly over the drawing.
 * Its cells keep their place on the screen and get other squares when the board rotates.
 */
import { cellOf, clampToBoard, SIZE, squareAt } from "./squares.ts";
import type { Seat } from "./types.ts";

/** The label and the behaviour of a cell. */
export interface CellState {
  label: string;
  /** Whether a piece can be dragged from here; a finger on the cell then does not scroll the page. */
  draggable: boolean;
  choosable: boolean;
  selected: boolean;
}

/** The grid of cells. */
export class Grid {
  readonly root: HTMLElement;
  #cells: HTMLElement[] = [];
  #view: Seat = "red";
  /** The square that was last clicked or reached by keyboard, if there is one. */
  #current: string | null = null;

  constructor() {
    this.root = element("div", "dj-grid", "grid");
    this.root.setAttribute("aria-label", "Djambi board");
    for (let row = 0; row < SIZE; row++) {
      const line = element("div", "dj-row", "row");
      for (let column = 0; column < SIZE; column++) {
        const cell = element("div", "dj-cell", "gridcell");
        this.#cells.push(cell);
        line.append(cell);
      }
      this.root.append(line);
    }
    this.rotate("red");
  }

  /** Assigns the squares to the cells as seen with `view` at the bottom. */
  rotate(view: Seat): void {
    const hadFocus = this.#cells.includes(document.activeElement as HTMLElement);
    this.#view = view;
    this.#cells.forEach((cell, i) => {
      cell.dataset.square = squareAt({ column: i % SIZE, row: Math.floor(i / SIZE) }, view);
    });
    const corner = squareAt({ column: 0, row: SIZE - 1 }, view);
    this.#setTabStop(this.#current ?? corner, hadFocus ? "focus" : "stay");
  }

  /** The square of the cell that an event or a node belongs to. */
  squareOf(target: EventTarget | null): string | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>(".dj-cell") : null;
    return cell?.dataset.square ?? null;
  }

  /** The square under a point of the screen. */
  squareUnder(x: number, y: number): string | null {
    const box = this.root.getBoundingClientRect();
    const column = Math.floor(((x - box.left) / box.width) * SIZE);
    const row = Math.floor(((y - box.top) / box.height) * SIZE);
    const inside = column >= 0 && row >= 0 && column < SIZE && row < SIZE;
    return inside ? squareAt({ column, row }, this.#view) : null;
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
    const { column, row } = cellOf(square, this.#view);
    const to: Record<string, [number, number]> = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      Home: [0, row],
      End: [SIZE - 1, row],
      PageUp: [column, 0],
      PageDown: [column, SIZE - 1],
    };
    const cell = to[key];
    return cell ? squareAt(clampToBoard({ column: cell[0], row: cell[1] }), this.#view) : null;
  }

  /** Updates the labels and the behaviour of all cells. */
  update(stateOf: (square: string) => CellState): void {
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
