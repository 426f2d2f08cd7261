/** The boards of running games, drawn small. */
import { Layout } from "../../board/src/layout.ts";
import type { BoardFactory, CoreFactory } from "../core/types.ts";
import { drawDiagram } from "../diagram/diagram.ts";
import type { BoardName, LobbyGame } from "../protocol/index.ts";

/** Draws the position of a game as SVG text; empty if this page's rules cannot read it. */
export type DrawGame = (game: LobbyGame, label: string) => string;

/** Fetches the rules of all boards from the address of their script; returns the function that draws. */
export async function loadSmallBoards(address: string): Promise<DrawGame> {
  const { loadBoards }: typeof import("../core/load_boards.ts") = await import(address);
  const { createCore, geometry } = await loadBoards();
  return smallBoards(createCore, geometry);
}

/** The function that draws games, with the rules. */
export function smallBoards(createCore: CoreFactory, geometry: BoardFactory): DrawGame {
  const layouts = new Map<BoardName, Layout>();
  const layoutOf = (board: BoardName) => {
    const layout = layouts.get(board) ?? new Layout(geometry(board), "red");
    layouts.set(board, layout);
    return layout;
  };
  return ({ board, rules, position }, label) => {
    try {
      const core = createCore(rules.set, textOptions(rules.options), position, board);
      const { pieces, controllers, in_power } = core.view(0);
      core.free();
      const still = { arrows: [], victims: [], ghosts: [], targets: [], names: "hidden" } as const;
      return drawDiagram({ label, layout: layoutOf(board), pieces, controllers, power: in_power, ...still });
    } catch {
      return "";
    }
  };
}

function textOptions(options: LobbyGame["rules"]["options"]): Record<string, string> {
  const given = Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
