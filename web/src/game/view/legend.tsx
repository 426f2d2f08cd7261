import { useEffect, useRef } from "preact/hooks";
import { pieceIcon } from "../../../board/src/draw.ts";
import { words } from "../../../board/src/words/en.ts";
import { pieces } from "../../common/pieces.tsx";
import { optionValue } from "../../common/rule_values.ts";
import type { Role, Seat } from "../../core/types.ts";
import type { Rules } from "../../protocol/index.ts";
import * as text from "../../text/common.ts";

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

/** A list of the pieces, folded until the user opens it. */
export function Legend({ seat, rules }: { seat: Seat; rules: Rules | undefined }) {
  const reporter = rules && REPORTER[optionValue(rules, "reporter")];
  return (
    <details class="legend">
      <summary>{text.pieceGuide()}</summary>
      <ul>
        {LINES.map(([role, line]) => (
          <li key={role}>
            <PieceIcon seat={seat} role={role} />
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

function PieceIcon({ seat, role }: { seat: Seat; role: Role | "corpse" }) {
  const set = pieces.value;
  const icon = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const piece = role === "corpse" ? {} : { army: seat, role };
    icon.current?.replaceChildren(pieceIcon(piece, set, words));
  }, [seat, role, set]);
  return <span ref={icon} class="legend-picture" />;
}
