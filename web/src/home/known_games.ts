/** The games that this browser knows, with all that the home page shows of them. */

import { ROLES } from "../../board/src/types.ts";
import { like, listOf, oneOf, orNull, type Reader, recordOf, shapeOf } from "../common/browser/shape.ts";
import { type KnownGame, type KnownRequest, knownGames, type Scene } from "../common/games.ts";
import {
  BOARDS,
  LEVELS,
  type Level,
  type Outcome,
  type PositionView,
  type Reason,
  type Seat,
} from "../protocol/index.ts";

const SEATS: readonly Seat[] = [...new Set(BOARDS.flatMap(({ players }) => players.flat()))];

const seat = oneOf(SEATS);
/** Why games end, each of them. */
const REASONS = { win: 0, repetition: 0, quiet_limit: 0, agreement: 0, length_limit: 0, closed: 0 } as const;
const outcome: Reader<Outcome> = shapeOf<Outcome>({
  kind: oneOf(Object.keys(REASONS satisfies Record<Reason, 0>) as Reason[]),
  shares: recordOf(like(1), seat),
});
const piece = shapeOf<PositionView["pieces"][number]>({ square: like(""), army: seat, role: oneOf(ROLES) }, [
  "square",
]);
const scene: Reader<Scene> = shapeOf<Scene>({
  pieces: listOf(piece),
  controllers: recordOf(oneOf<Seat | "hostage" | "orphan">([...SEATS, "hostage", "orphan"]), seat) as Reader<
    Scene["controllers"]
  >,
  in_power: orNull(seat),
});
const request: Reader<KnownRequest> = shapeOf<KnownRequest>({ board: like(""), bot_delay_ms: like(1) }, []);

const player = shapeOf<{ kind: string; name: string; claimed: boolean; level: Level }>(
  {
    kind: oneOf(["person", "bot", "absent"]),
    name: like(""),
    claimed: like<boolean>(true),
    level: oneOf(LEVELS),
  },
  ["kind", "name"],
);

const readGame: Reader<KnownGame> = shapeOf<KnownGame>(
  {
    ...{ id: like(""), at: like(1), request, board: like(""), held: listOf(seat) },
    ...{ turn: like(1), outcome: orNull(outcome), scene, due: like(1) },
    seats: recordOf(player, seat) as Reader<NonNullable<KnownGame["seats"]>>,
  },
  ["id", "at"],
);

/** The games that this browser knows, the latest first, each without what has another shape. */
export function wholeKnownGames(): KnownGame[] {
  return listOf(readGame)(knownGames()) ?? [];
}
