/** The commands that an earlier page has kept for this one. Anybody may have written anything in their place. */
import { like, listOf, type Reader, recordOf, shapeOf } from "../common/browser/shape.ts";
import type { Command, PlayerAction } from "../protocol/index.ts";
import { keptKey } from "./renewal.ts";

/** The readers of actions: each has all fields of its kind. */
const ACTIONS: Record<PlayerAction["kind"], Reader<unknown>> = {
  turn: shapeOf({ kind: like(""), move: like("") }),
  resign: shapeOf({ kind: like("") }),
  agree_draw: shapeOf({ kind: like("") }),
  offer: shapeOf({
    kind: like(""),
    offer: shapeOf<{ what: string; for?: string }>({ what: like(""), for: like("") }, ["what"]),
  }),
  accept: shapeOf({ kind: like(""), of: like(1) }),
  decline: shapeOf({ kind: like(""), of: like(1) }),
};

/** Reads an action by its kind. */
const readAction: Reader<PlayerAction> = (value) => {
  const { kind } = shapeOf<{ kind: string }>({ kind: like("") })(value) ?? {};
  const isKnown = kind !== undefined && Object.hasOwn(ACTIONS, kind);
  return isKnown ? (ACTIONS[kind as PlayerAction["kind"]](value) as PlayerAction | undefined) : undefined;
};

/** Reads a list of commands, without those that are none. Names of seats are left to the service. */
export const readCommands = listOf(
  shapeOf<Command>(
    {
      id: like<string>(""),
      expect: like<number>(1),
      seen: recordOf(like<number>(1)),
      seat: like<string>("") as Reader<Command["seat"]>,
      action: readAction,
    },
    ["id", "expect", "seat", "action"],
  ),
);

/** The commands of a game that an earlier page has kept; they are kept no longer. */
export function takeKeptCommands(game: string): Command[] {
  try {
    const kept = sessionStorage.getItem(keptKey(game)) ?? "[]";
    sessionStorage.removeItem(keptKey(game));
    return readCommands(JSON.parse(kept)) ?? [];
  } catch {
    return [];
  }
}
