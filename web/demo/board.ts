/**
 * A page for looking at the board while working on it: `npx esbuild demo/board.ts --bundle --format=esm
 * --outdir=demo --servedir=.`, then open /demo/board.html#SCENE?view=blue&theme=dark. Not shipped. Its turns
 * are made up from the way the pieces move, near enough for drawing.
 */
import {
  type BoardPosition,
  type ControllerView,
  type Family,
  type PieceView,
  type Role,
  SEATS,
  type Seat,
} from "../src/board/board.ts";
import { ROLES_BY_LETTER } from "../src/diagram/diagram.ts";
import { SCENES } from "./scenes.ts";

const FILES = "abcdefghi";
const board = document.querySelector("djambi-board");
const banner = document.querySelector("#banner");

function read(dfen: string): BoardPosition {
  const [ranks = "", letters = "rbyg", turn = "r"] = dfen.split(" ");
  const seat = (letter: string) => SEATS.find((one) => one.startsWith(letter)) as Seat;
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
  const king = pieces.find(
    (p) => p.square === "e5" && p.role === "chief" && p.army && controllers[p.army] === p.army,
  );
  return {
    pieces,
    controllers: controllers as BoardPosition["controllers"],
    turn: seat(turn),
    alive: SEATS.filter((s) => controllers[s] === s),
    in_power: king?.army ?? null,
    outcome: null,
  };
}

function invent(position: BoardPosition): Family[] {
  const at = new Map(position.pieces.map((piece) => [piece.square, piece]));
  const mine = (army?: Seat) => army !== undefined && position.controllers[army] === position.turn;
  const name = (c: number, r: number) => (c < 0 || r < 0 || c > 8 || r > 8 ? "" : `${FILES[c]}${r + 1}`);
  const empty = [...FILES]
    .flatMap((f) => Array.from({ length: 9 }, (_, r) => `${f}${r + 1}`))
    .filter((s) => !at.has(s) && s !== "e5");
  const families: Family[] = [];
  const lines = (from: string, far: number) =>
    [-1, 0, 1].flatMap((dc) =>
      [-1, 0, 1].flatMap((dr) => {
        const out: string[] = [];
        for (let i = 1; i <= far && (dc || dr); i++) {
          const to = name(FILES.indexOf(from.charAt(0)) + dc * i, Number(from.charAt(1)) - 1 + dr * i);
          if (to) out.push(to);
          if (!to || at.has(to)) break;
        }
        return out;
      }),
    );
  for (const piece of position.pieces) {
    const { square: from, army, role } = piece;
    if (!role || !mine(army)) continue;
    const add = (act: Family["act"], to: string, rest: Partial<Family> = {}) =>
      families.push({
        from,
        role,
        act,
        to: [to],
        exit: null,
        victims: [],
        declinable: false,
        placements: [],
        ...rest,
      });
    for (const to of lines(from, role === "militant" ? 2 : 9)) {
      const there = at.get(to);
      const left = [...empty, from].filter((s) => s !== to);
      if (!there && role === "reporter") {
        const [c, r] = [FILES.indexOf(to.charAt(0)), Number(to.charAt(1)) - 1];
        const near = [name(c - 1, r), name(c + 1, r), name(c, r - 1), name(c, r + 1)];
        const victims = near.filter((s) => at.get(s)?.army && !mine(at.get(s)?.army));
        if (to !== "e5") add("report", to, { victims, declinable: victims.length > 0 });
      } else if (!there) {
        if (to !== "e5" || role === "chief") add("walk", to);
      } else if (
        role === "necromobile" ? !there.army : there.army && !mine(there.army) && role !== "reporter"
      ) {
        const act = role === "necromobile" || role === "diplomat" ? "relocate" : "kill";
        const placements = role === "assassin" ? [] : left;
        if (to === "e5" && role === "militant") continue;
        if (to === "e5" && role !== "chief") {
          for (const exit of lines("e5", 9).filter((s) => !at.has(s))) add(act, to, { exit, placements });
        } else add(act, to, { placements });
      }
    }
  }
  return families;
}

function show(): void {
  const [scene = "start", query = ""] = location.hash.slice(1).split("?");
  const options = new URLSearchParams(query);
  const chosen = SCENES[scene] ?? SCENES.start;
  if (!board || !chosen) return;
  document.documentElement.dataset.theme = options.get("theme") ?? "light";
  const position = read(chosen.dfen);
  board.view = (options.get("view") ?? "red") as Seat;
  board.position = position;
  board.families = invent(position);
  board.lastMove = { squares: chosen.last ?? [] };
  board.confirm = options.has("confirm");
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
