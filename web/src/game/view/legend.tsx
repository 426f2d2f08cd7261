import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { optionValue } from "../../common/rule_values.ts";
import type { Role, Seat } from "../../core/types.ts";
import type { Rules } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";

/** What the reporter does under each value of its option. */
const REPORTER: Readonly<Record<string, () => string>> = {
  one: text.guideReporterOne,
  must: text.guideReporterMust,
  all: text.guideReporterAll,
  all_own: text.guideReporterAllOwn,
};

/** What each piece does, in a few words, or null where an option decides; the rules say more. */
const LINES: readonly (readonly [Role | "corpse", (() => string) | null])[] = [
  ["chief", text.guideChief],
  ["assassin", text.guideAssassin],
  ["reporter", null],
  ["militant", text.guideMilitant],
  ["diplomat", text.guideDiplomat],
  ["necromobile", text.guideNecromobile],
  ["corpse", text.guideCorpse],
];

interface LegendProps {
  seat: Seat;
  rules: Rules | undefined;
  /** Draws a piece in the set that the user has chosen. */
  draw: DrawPiece;
}

/** Draws a piece of an army, or a corpse. */
export type DrawPiece = (seat: Seat, role: Role | "corpse") => SVGElement;

/** A list of the pieces, folded until the user opens it. */
export function Legend({ seat, rules, draw }: LegendProps) {
  const reporter = rules && REPORTER[optionValue(rules, "reporter")];
  return (
    <details class="legend">
      <summary>{text.pieceGuide()}</summary>
      <ul>
        {LINES.map(([role, line]) => (
          <li key={role}>
            <PieceIcon seat={seat} role={role} draw={draw} />
            <span>
              <strong>{role === "corpse" ? text.guideCorpseName() : text.guidePiece({ role })}</strong>{" "}
              {(line ?? reporter)?.()}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PieceIcon({ seat, role, draw }: Pick<LegendProps, "seat" | "draw"> & { role: Role | "corpse" }) {
  const icon = useRef<HTMLSpanElement>(null);
  useEffect(() => effect(() => icon.current?.replaceChildren(draw(seat, role))), [seat, role]);
  return <span ref={icon} class="legend-picture" />;
}
