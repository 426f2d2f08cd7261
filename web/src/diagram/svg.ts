/** SVG as text: the parts of pieces, which a page holds once, and the elements that use them. */
import { LOCK, TOKENS } from "../../board/src/art.ts";
import type { Stroke } from "../../board/src/piece_set.ts";
import { pictures } from "../../board/src/pieces/pictures.ts";
import { type Allegiance, allegiance } from "../../board/src/scene.ts";
import type { ControllerView, PieceView, Role, Seat } from "../../board/src/types.ts";

/** Where a drawing of 100 units lies in another: its corner and its scale. */
export type Place = readonly [x: number, y: number, scale: number];
/** The place of a piece in its square. */
export const PIECE_PLACE: Place = [6, 4, 0.88];
/** The place of the dark edge below a token. */
export const UNDER_PLACE: Place = [0, 5, 1];
/** The places of the lock of a hostage, and of the controller's sign, on a token. */
export const LOCK_PLACE: Place = [55, 52, 0.56];
export const FLAG_PLACE: Place = [58, 56, 0.5];

const PIECE = at(PIECE_PLACE);

/** A path with a class. */
export function path(name: string, d: string, transform?: string): string {
  const placed = transform ? ` transform="${transform}"` : "";
  return `<path class="${name}" d="${d}"${placed}/>`;
}

/** A group with attributes. */
export function group(attributes: string, ...inside: string[]): string {
  return `<g ${attributes}>${inside.join("")}</g>`;
}

/** Some strokes of a drawing. */
export function strokes(list: readonly Stroke[]): string {
  return list.map(([paint, d]) => path(paint.replace(/(\S+)/g, "dj-$1"), d)).join("");
}

/** A text as the value of an attribute. */
export function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The tokens, roles and the corpse by their names; a page with diagrams has them once, before the first. */
export function parts(): string {
  const tokens = Object.entries(TOKENS).map(([army, d]) =>
    group(`id="dj-${army}"`, path("dj-under", d, at(UNDER_PLACE)), path("dj-body", d)),
  );
  const roles = Object.entries(pictures.figures).map(([role, list]) =>
    group(`id="dj-${role}"`, strokes(list)),
  );
  const inside = [...tokens, ...roles, group('id="dj-corpse"', strokes(pictures.corpse))].join("");
  return `<svg class="diagram-parts" width="0" height="0" aria-hidden="true"><defs>${inside}</defs></svg>`;
}

/** A piece in a square of 100 units, with the sign of its controller if that is another army's player. */
export function piece({ army, role }: Pick<PieceView, "army" | "role">, controller?: ControllerView): string {
  if (!army) return group(`transform="${PIECE}"`, use("corpse"));
  const command = allegiance(army, controller);
  const figure = [use(army), role ? use(role) : "", sign(command)];
  const bond = command.bond === "own" ? "" : ` dj-${command.bond}`;
  return group(`class="dj-piece${bond}" data-army="${army}" transform="${PIECE}"`, ...figure);
}

/** A place as the value of `transform`. */
function at([x, y, scale]: Place): string {
  return `translate(${x} ${y})${scale === 1 ? "" : ` scale(${`${scale}`.slice(1)})`}`;
}

function use(name: Seat | Role | "corpse"): string {
  return `<use href="#dj-${name}"/>`;
}

/** The sign of an army that its own chief does not command. */
function sign(command: Allegiance): string {
  if (command.bond === "taken") return flag(command.by);
  const lock = () => group(`class="dj-flag" transform="${at(LOCK_PLACE)}"`, strokes(LOCK));
  return command.bond === "hostage" ? lock() : "";
}

/** The controller's sign on a captured piece. */
function flag(seat: Seat): string {
  const body = TOKENS[seat];
  const place = `class="dj-flag" transform="${at(FLAG_PLACE)}"`;
  return group(`data-army="${seat}" ${place}`, path("dj-flag-edge", body), path("dj-flag-body", body));
}
