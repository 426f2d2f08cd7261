/** The squares of a turn by their parts in it. */
export interface MoveParts {
  from: string;
  to: string;
  /** Where the piece goes after it has acted in the maze. */
  exit?: string;
  /** The reporter's victim. */
  victim?: string;
  /** Where the piece or the corpse from the target is placed. */
  placement?: string;
}

const MOVE = /^([a-z]\d+)([a-z]\d+)(?:>([a-z]\d+))?(?:x([a-z]\d+))?(?:@([a-z]\d+))?$/;

/** The parts of a turn in wire form; null for anything else, such as a pass. */
export function moveParts(move: string): MoveParts | null {
  const match = MOVE.exec(move);
  const [from, to, exit, victim, placement] = match?.slice(1) ?? [];
  return from === undefined || to === undefined ? null : { from, to, exit, victim, placement };
}
