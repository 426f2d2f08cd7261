/** The drawings, colours and boards of which the service makes pictures of positions, as plain data. */
import { LABYRINTH, LOCK, RAYS, TOKENS } from "../../board/src/art.ts";
import { shadesOf } from "../../board/src/ground.ts";
import { Layout } from "../../board/src/layout.ts";
import type { Stroke } from "../../board/src/piece_set.ts";
import { pictures } from "../../board/src/pieces/pictures.ts";
import { pathOf } from "../../board/src/polygon.ts";
import type { Seat } from "../../board/src/types.ts";
import type { BoardFactory } from "../core/types.ts";
import { BOARDS } from "../protocol/index.ts";
import { whole } from "./diagram.ts";
import { type Paint, Paints } from "./paints.ts";
import { FLAG_PLACE, LOCK_PLACE, PIECE_PLACE, UNDER_PLACE } from "./svg.ts";

/** The parts as JSON; `css` is the board's style sheet. */
export function cardParts(geometry: BoardFactory, css: string): string {
  const paints = new Paints(css);
  const seats = Object.keys(TOKENS) as Seat[];
  const names = ["under", "body", "flag-body", "ivory", "ink", "line"];
  const ofArmy = (army: Seat) => paintsOf(paints, names, army);
  const power = (army: Seat) => ({ ...paints.of("dj-maze-floor"), fill: mazeOf(paints, army) });
  const boards = BOARDS.map(({ name }) => [name, boardParts(new Layout(geometry(name), "red"))]);
  return JSON.stringify({
    places: { piece: PIECE_PLACE, under: UNDER_PLACE, lock: LOCK_PLACE, flag: FLAG_PLACE },
    paints: paintsOf(paints, ["ivory", "flag-edge", "stone", "soil", "chalk", ...BOARD_PAINTS]),
    armies: Object.fromEntries(
      seats.map((army) => [army, { token: TOKENS[army], paints: ofArmy(army), power: power(army) }]),
    ),
    roles: pictures.figures,
    corpse: pictures.corpse,
    lock: LOCK,
    walls: LABYRINTH,
    rays: RAYS,
    boards: Object.fromEntries(boards),
  });
}

const BOARD_PAINTS = ["rim", "light", "middle", "dark", "maze-floor", "maze-walls", "maze-rays"];

function paintsOf(paints: Paints, names: readonly string[], army?: Seat): Record<string, Paint> {
  return Object.fromEntries(names.map((name) => [name, paints.of(`dj-${name}`, army)]));
}

/** The colour of the maze while a seat is in power. */
function mazeOf(paints: Paints, army: Seat): string {
  return paints.of("dj-power .dj-maze-floor", army).fill ?? "";
}

/** A board without pieces, and where they stand. */
function boardParts(layout: Layout) {
  const shades = shadesOf(layout.geometry);
  const ofShade = (shade: number) =>
    layout.cells
      .filter((_, i) => shades[i] === shade)
      .map(({ outline }) => pathOf(outline))
      .join("");
  const ground: Stroke[] = [
    ["rim", pathOf(layout.edge)],
    ["light", pathOf(layout.rim)],
    ["middle", ofShade(2)],
    ["dark", ofShade(0)],
  ];
  const centre = layout.cell(layout.geometry.maze);
  if (!centre) throw new Error(`${layout.geometry.name} has no maze`);
  const { left, top, width, height } = whole(layout);
  return {
    box: [left, top, width, height],
    ground: ground.filter(([, d]) => d),
    maze: layout.geometry.maze,
    floor: pathOf(centre.outline),
    // The walls of a maze with more than four sides keep away from its corners.
    walls: centre.outline.length === 4 ? 1 : 0.88,
    cells: Object.fromEntries(
      layout.cells.map(({ square, centre: { x, y }, scale }) => [square, [x, y, scale]]),
    ),
  };
}
