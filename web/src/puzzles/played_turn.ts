import type { PositionView, RulesCore, Seat, StoryStep } from "../core/types.ts";

/** A turn that was played. */
export interface PlayedTurn {
  seat: Seat;
  move: string;
  steps: readonly StoryStep[];
  before: PositionView;
  after: PositionView;
}

/** Plays a turn at the end of a game. */
export function playTurn(core: RulesCore, move: string): PlayedTurn {
  const before = core.view(core.length);
  core.play(move);
  return {
    seat: before.turn,
    move,
    steps: core.story(core.length),
    before,
    after: core.view(core.length),
  };
}
