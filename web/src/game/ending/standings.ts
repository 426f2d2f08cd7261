/** How the players of a game did: their places, their falls, and what they killed and took. */
import { fallsIn } from "../../common/ending/ending_reason.ts";
import type { GameLog } from "../../common/game_log.ts";
import type { PositionView, Seat, StoryStep } from "../../core/types.ts";

/** How and when a player fell. */
export interface PlayerFall {
  how: "killed" | "walled_in" | "by_own_turn" | "resigned";
  /** The seat that had the turn. */
  mover: Seat;
  square: string;
  /** The number of the ply, counted from 1. */
  ply: number;
}

/** How a player did. */
export interface Standing {
  seat: Seat;
  /** 1 for those alive at the end; the others follow by their falls, the last first. */
  place: number;
  /** Null for a player who is alive. */
  fall: PlayerFall | null;
  /** The pieces of others that the player has killed. */
  kills: number;
  /** The armies that the player has taken. */
  armies: number;
}

/** A ply as the rules tell it: who had the turn, what happened, and the position before it. */
export interface ToldPly {
  mover: Seat | null;
  story: readonly StoryStep[];
  before: Pick<PositionView, "controllers">;
}

/** How the players did in these plies, the best first. */
export function standings(players: readonly Seat[], plies: readonly ToldPly[]): Standing[] {
  const falls = new Map<Seat, PlayerFall>();
  const kills = new Map<Seat, number>();
  const armies = new Map<Seat, number>();
  const count = (counts: Map<Seat, number>, seat: Seat) => counts.set(seat, (counts.get(seat) ?? 0) + 1);
  plies.forEach(({ mover, story, before }, index) => {
    for (const step of story) {
      const isOwn = step.kind === "kill" && before.controllers[step.army] === mover;
      if (step.kind === "kill" && mover && !isOwn) count(kills, mover);
      if (step.kind === "army_taken") count(armies, step.by);
    }
    for (const { kind, seat, square } of fallsIn(story)) {
      // The chief of a hostage or of an army that was taken is nobody's fall.
      if (!players.includes(seat) || falls.has(seat)) continue;
      falls.set(seat, { how: manner(kind, seat === mover), mover: mover ?? seat, square, ply: index + 1 });
    }
  });
  const end = plies.length + 1;
  const fellAt = (seat: Seat) => falls.get(seat)?.ply ?? end;
  const found = players.map((seat): Standing => {
    const place = 1 + players.filter((other) => fellAt(other) > fellAt(seat)).length;
    const fall = falls.get(seat) ?? null;
    return { seat, place, fall, kills: kills.get(seat) ?? 0, armies: armies.get(seat) ?? 0 };
  });
  return found.sort((a, b) => a.place - b.place);
}

function manner(kind: "kill" | "encircled" | "resigned", isOwn: boolean): PlayerFall["how"] {
  if (kind === "resigned") return "resigned";
  if (kind === "kill") return "killed";
  return isOwn ? "by_own_turn" : "walled_in";
}

/** How the players of a game did after a number of plies. */
export function standingsAt(log: GameLog, count: number): Standing[] {
  const plies = log.plies.slice(0, count).map(({ seat }, index): ToldPly => {
    return { mover: seat, story: log.rules.story(index + 1), before: log.view(index) };
  });
  return standings(log.view(0).alive, plies);
}
