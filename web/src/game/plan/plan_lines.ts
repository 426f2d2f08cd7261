/** The lines of a plan, and what can be done with them. Pure. */
import type { PositionView, Seat } from "../../core/types.ts";
import type { OnSquare, PlanCondition, PlanLine } from "../../protocol/index.ts";

/** What keeps a line from being played now, as the rules judge it. */
export interface LineCheck {
  illegal: boolean;
  /** The conditions that do not hold, by their places in the line. */
  unmet: readonly number[];
}

/** How a line stands: whether it would be played if the turn came now. */
export type LineState = "plays" | "held" | "later" | "waits" | "illegal";

/** A line that is changed: its id tells it from others wherever it stands. */
export interface DraftLine extends PlanLine {
  id: number;
  next: DraftLine[];
}

let lastId = 0;

/** A line to be changed, with those that go on after it. */
export function draftLine({ when, move, next = [] }: PlanLine): DraftLine {
  lastId += 1;
  return { id: lastId, when, move, next: next.map(draftLine) };
}

/** The lines as they are sent. */
export function plainLines(lines: readonly PlanLine[]): PlanLine[] {
  return lines.map(({ when, move, next = [] }) =>
    next.length > 0 ? { when, move, next: plainLines(next) } : { when, move },
  );
}

/** The number of lines, with those that go on after others. */
export function sizeOf(lines: readonly PlanLine[]): number {
  return lines.reduce((size, { next = [] }) => size + 1 + sizeOf(next), 0);
}

/** The lines from the first turn to the line with an id, that one included; none if there is none. */
export function pathTo(lines: readonly DraftLine[], id: number | null): DraftLine[] {
  for (const line of lines) {
    if (line.id === id) return [line];
    const path = pathTo(line.next, id);
    if (path.length > 0) return [line, ...path];
  }
  return [];
}

/** The number of a line: `2.1` is the first one that goes on after the second. */
export function numberOf(lines: readonly DraftLine[], id: number): string {
  const path = pathTo(lines, id);
  const siblings = [lines, ...path.map(({ next }) => next)];
  return path.map((line, depth) => (siblings[depth]?.indexOf(line) ?? 0) + 1).join(".");
}

/** The lines with what `change` makes of those among which the line with an id stands, and of its place there. */
export function amongSiblings(
  lines: readonly DraftLine[],
  id: number,
  change: (siblings: readonly DraftLine[], at: number) => DraftLine[],
): DraftLine[] {
  const at = lines.findIndex((line) => line.id === id);
  if (at >= 0) return change(lines, at);
  return lines.map((line) => ({ ...line, next: amongSiblings(line.next, id, change) }));
}

/** The lines with another one at the end: of those after the line with an id, or of those of the first turn. */
export function withLineAfter(lines: readonly DraftLine[], id: number | null, line: PlanLine): DraftLine[] {
  if (id === null) return [...lines, draftLine(line)];
  return amongSiblings(lines, id, (siblings, at) =>
    siblings.map((one, index) => (index === at ? { ...one, next: [...one.next, draftLine(line)] } : one)),
  );
}

/** What somebody plays in a variation. */
export interface SeatTurn {
  seat: Seat;
  move: string;
}

/** The line of a variation: if others play this, that is the answer. */
export function lineOf(theirs: readonly SeatTurn[], move: string): PlanLine {
  return { when: theirs.map((turn) => ({ kind: "last", ...turn })), move };
}

/** The lines with one of them at another place. */
export function withLineAt(lines: readonly DraftLine[], from: number, to: number): DraftLine[] {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return [...lines];
  const others = lines.filter((_, index) => index !== from);
  return [...others.slice(0, to), line, ...others.slice(to)];
}

/** The lines without one of them. */
export function withoutLine(lines: readonly DraftLine[], at: number): DraftLine[] {
  return lines.filter((_, index) => index !== at);
}

/** The lines with other conditions in one of them. */
export function withConditions(
  lines: readonly DraftLine[],
  at: number,
  when: readonly PlanCondition[],
): DraftLine[] {
  return lines.map((line, index) => (index === at ? { ...line, when: [...when] } : line));
}

/** The conditions with a simple one more, or one less. */
export function toggled(when: readonly PlanCondition[], kind: "quiet" | "safe"): PlanCondition[] {
  const others = when.filter((condition) => condition.kind !== kind);
  return others.length < when.length ? others : [...when, { kind }];
}

/** What is on a square. */
export function thingAt({ pieces }: PositionView, square: string): OnSquare {
  const found = pieces.find((piece) => piece.square === square);
  if (!found) return "empty";
  const { army, role } = found;
  return army && role ? { piece: { army, role } } : "corpse";
}

/** How each line stands, by what the rules say of them and whether the plan is held. */
export function lineStates(checks: readonly LineCheck[], isHeld = false): LineState[] {
  const first = checks.findIndex(fits);
  return checks.map((check, index) => {
    if (check.unmet.length > 0) return "waits";
    if (check.illegal) return "illegal";
    if (index > first) return "later";
    return isHeld ? "held" : "plays";
  });
}

function fits({ illegal, unmet }: LineCheck): boolean {
  return !illegal && unmet.length === 0;
}

/**
 * The lines of an older plan as they are planned anew, by what the rules say of them and who has played since and does not play
 * again before the plan: what has come true is waited for no longer, and a line that cannot come true any more is none.
 */
export function renewed<L extends PlanLine>(
  lines: readonly L[],
  checks: readonly LineCheck[],
  done: ReadonlySet<Seat>,
): L[] {
  return lines.flatMap((line, at) => {
    const { unmet = [] } = checks[at] ?? {};
    const isOver = (condition: PlanCondition) => condition.kind === "last" && done.has(condition.seat);
    const fails = (condition: PlanCondition, index: number) =>
      unmet.includes(index) && (isOver(condition) || condition.kind === "quiet");
    if (line.when.some(fails)) return [];
    return [{ ...line, when: line.when.filter((condition) => !isOver(condition)) }];
  });
}

/** Who has played in these turns and does not play again before the plan: who is in power plays after each other player. */
export function whoIsDone(
  turns: readonly { seat: Seat | null }[],
  position: Pick<PositionView, "in_power"> | null,
): ReadonlySet<Seat> {
  return new Set(turns.flatMap(({ seat }) => (seat && seat !== position?.in_power ? seat : [])));
}
