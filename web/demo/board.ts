/**
 * A page to try the board while working on it: run `npx esbuild demo/board.ts --bundle --format=esm
 * --outdir=demo --servedir=.` and open /demo/board.html#SCENE?view=blue&theme=dark. It is not shipped. Its
 * families are an approximation of the legal ones, good enough to draw.
 */

import type { BoardPosition, ControllerView, Family, PieceView, Role, Seat } from "../board/src/index.ts";
import { SQUARE9 } from "../generated/square9.ts";
import "../board/src/index.ts";
import { SCENES } from "./scenes.ts";

const { seats: SEATS, maze: MAZE } = SQUARE9;
const FILES = "abcdefghi";
/** The roles by their letters in position strings. */
const ROLES_BY_LETTER: Readonly<Record<string, Role>> = {
  C: "chief",
  A: "assassin",
  R: "reporter",
  M: "militant",
  D: "diplomat",
  N: "necromobile",
};
const ALL_SQUARES = [...FILES].flatMap((file) =>
  Array.from({ length: 9 }, (_, rank) => `${file}${rank + 1}`),
);
const DIRECTIONS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const board = document.querySelector("djambi-board");
const banner = document.querySelector("#banner");

function parsePosition(dfen: string): BoardPosition {
  const [ranks = "", letters = "rbyg", turn = "r"] = dfen.split(" ");
  const seat = (letter: string) => SEATS.find((name) => name.startsWith(letter)) as Seat;
  const pieces = ranks.split("/").flatMap((rank, row): PieceView[] => {
    let column = 0;
    return (rank.match(/\d|x|[rbyg][CARMDN]/g) ?? []).flatMap((word): PieceView[] => {
      const square = `${FILES[column]}${9 - row}`;
      column += /\d/.test(word) ? Number(word) : 1;
      if (/\d/.test(word)) return [];
      if (word === "x") return [{ square }];
      return [{ square, army: seat(word.charAt(0)), role: ROLES_BY_LETTER[word.charAt(1)] as Role }];
    });
  });
  const words = { h: "hostage", "-": "orphan" } as const;
  const controller = (letter: string): ControllerView => words[letter as "h" | "-"] ?? seat(letter);
  const controllers = Object.fromEntries(SEATS.map((s, i) => [s, controller(letters.charAt(i))]));
  const chiefInPower = pieces.find(
    (p) => p.square === MAZE && p.role === "chief" && p.army && controllers[p.army] === p.army,
  );
  return {
    pieces,
    controllers: controllers as BoardPosition["controllers"],
    turn: seat(turn),
    alive: SEATS.filter((s) => controllers[s] === s),
    in_power: chiefInPower?.army ?? null,
    outcome: null,
  };
}

/** Families near enough to the legal ones. */
function inventFamilies(position: BoardPosition): Family[] {
  const at = new Map(position.pieces.map((piece) => [piece.square, piece]));
  const empty = ALL_SQUARES.filter((square) => !at.has(square) && square !== MAZE);
  return position.pieces.flatMap((piece) => {
    const { square: from, role, army } = piece;
    if (!role || !isOwn(position, army)) return [];
    const targets = rays(from, role === "militant" ? 2 : 9, at);
    return targets.flatMap((to) => inventFamily(position, at, { from, role, to, empty }));
  });
}

interface Target {
  from: string;
  role: Role;
  to: string;
  /** The squares on which a corpse can be placed. */
  empty: readonly string[];
}

function inventFamily(position: BoardPosition, at: Pieces, { from, role, to, empty }: Target): Family[] {
  const family = (act: Family["act"], rest: Partial<Family> = {}): Family => {
    const base = { from, role, act, to: [to], exit: null, victims: [], declinable: false, placements: [] };
    const lives = act === "relocate" && role === "diplomat";
    const victim = act === "walk" ? null : lives ? "alive" : "corpse";
    const goes_to = rest.placements ? "placement" : act === "kill" ? from : null;
    return { ...base, victim, goes_to, ...rest };
  };
  const target = at.get(to);
  if (!target && role === "reporter") {
    const victims = neighbours(to).filter((square) => isEnemy(position, at.get(square)?.army));
    return to === MAZE ? [] : [family("report", { victims, declinable: victims.length > 0 })];
  }
  if (!target) return to !== MAZE || role === "chief" ? [family("walk")] : [];
  const acts = role === "necromobile" ? !target.army : isEnemy(position, target.army) && role !== "reporter";
  if (!acts || (to === MAZE && role === "militant")) return [];
  const act = role === "necromobile" || role === "diplomat" ? "relocate" : "kill";
  const placements = role === "assassin" ? [] : [...empty, from].filter((square) => square !== to);
  if (to !== MAZE || role === "chief") return [family(act, { placements })];
  const exits = rays(MAZE, 9, at).filter((square) => !at.has(square));
  return exits.map((exit) => family(act, { exit, placements }));
}

type Pieces = ReadonlyMap<string, PieceView>;

function isOwn(position: BoardPosition, army?: Seat): boolean {
  return army !== undefined && position.controllers[army] === position.turn;
}

function isEnemy(position: BoardPosition, army?: Seat): boolean {
  return army !== undefined && !isOwn(position, army);
}

function squareName(file: number, rank: number): string {
  return file < 0 || rank < 0 || file > 8 || rank > 8 ? "" : `${FILES[file]}${rank + 1}`;
}

function coordinates(square: string): [file: number, rank: number] {
  return [FILES.indexOf(square.charAt(0)), Number(square.charAt(1)) - 1];
}

function neighbours(square: string): string[] {
  const [file, rank] = coordinates(square);
  return [
    squareName(file - 1, rank),
    squareName(file + 1, rank),
    squareName(file, rank - 1),
    squareName(file, rank + 1),
  ];
}

/** The squares in all eight directions, up to the first piece of each. */
function rays(from: string, distance: number, at: Pieces): string[] {
  const [file, rank] = coordinates(from);
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const squares: string[] = [];
    for (let i = 1; i <= distance; i++) {
      const square = squareName(file + dx * i, rank + dy * i);
      if (square) squares.push(square);
      if (!square || at.has(square)) break;
    }
    return squares;
  });
}

function show(): void {
  const [scene = "start", query = ""] = location.hash.slice(1).split("?");
  const options = new URLSearchParams(query);
  const chosen = SCENES[scene] ?? SCENES.start;
  if (!board || !chosen) return;
  document.documentElement.dataset.theme = options.get("theme") ?? "light";
  const position = parsePosition(chosen.dfen);
  board.set({
    geometry: SQUARE9,
    view: (options.get("view") ?? "red") as Seat,
    position,
    families: inventFamilies(position),
    lastTurns: [{ squares: chosen.last ?? [] }],
    confirm: options.has("confirm"),
  });
  requestAnimationFrame(() => {
    for (const square of options.get("clicks")?.split(" ") ?? chosen.clicks ?? []) {
      board.querySelector<HTMLElement>(`[data-square="${square}"]`)?.click();
    }
  });
}

board?.addEventListener("stage", (event) => {
  if (banner && event.detail.text) banner.textContent = event.detail.text;
});
board?.addEventListener("turn", (event) => {
  if (banner) banner.textContent = `Turn: ${event.detail.move}`;
});
for (const name of Object.keys(SCENES)) {
  const link = document.createElement("a");
  link.href = `#${name}`;
  link.textContent = `${name} `;
  document.querySelector("nav")?.append(link);
}
addEventListener("hashchange", show);
show();
