/** The boards of running games, drawn small. */
import { Layout } from "../../board/src/layout.ts";
import { importPart } from "../common/browser/import_part.ts";
import type { BoardFactory, CoreFactory } from "../core/types.ts";
import { drawDiagram } from "../diagram/diagram.ts";
import type { BoardName, LobbyGame, Rules, Seat } from "../protocol/index.ts";

/** What is drawn of a game. */
export type DrawnGame = Pick<LobbyGame, "board" | "rules" | "position">;

/**
 * Draws the position of a game, seen from a seat, as SVG text; empty if this page's rules cannot read it.
 */
export type DrawGame = (game: DrawnGame, label: string, viewer?: Seat) => string;

let loaded: Promise<DrawGame> | null = null;

/** Fetches the rules of all boards once, from the address of their script; returns what draws. */
export function loadSmallBoards(address: string): Promise<DrawGame> {
  loaded ??= fetchSmallBoards(address).catch((error) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchSmallBoards(address: string): Promise<DrawGame> {
  const { loadBoards } = await importPart<typeof import("../core/load_boards.ts")>(address);
  const { createCore, geometry } = await loadBoards();
  return smallBoards(createCore, geometry);
}

/** The function that draws games, with the rules. */
export function smallBoards(createCore: CoreFactory, geometry: BoardFactory): DrawGame {
  const layouts = new Map<string, Layout>();
  const layoutOf = (board: BoardName, viewer: Seat) => {
    const key = `${board} ${viewer}`;
    const layout = layouts.get(key) ?? new Layout(geometry(board), viewer);
    layouts.set(key, layout);
    return layout;
  };
  return ({ board, rules, position }, label, viewer = "red") => {
    try {
      const core = createCore(rules.set, rules.options, position, board);
      const { pieces, controllers, in_power } = core.view(0);
      core.free();
      const still = { arrows: [], victims: [], ghosts: [], targets: [], names: "hidden" } as const;
      const layout = layoutOf(board, viewer);
      return drawDiagram({ label, layout, pieces, controllers, power: in_power, ...still });
    } catch {
      return "";
    }
  };
}

/** Draws into an element the position that it names; `address` is that of the script with the rules of all boards. */
export async function drawPlace(place: HTMLElement, address: string): Promise<void> {
  const { board, rules, position, label = "" } = place.dataset;
  if (!board || !rules || !position) return;
  const drawGame = await loadSmallBoards(address);
  const game = { board: board as BoardName, rules: JSON.parse(rules) as Rules, position };
  place.innerHTML = drawGame(game, label);
}
