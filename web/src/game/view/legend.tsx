import { useEffect, useRef } from "preact/hooks";
import { pieceIcon } from "../../../board/src/draw.ts";
import { words } from "../../../board/src/words/en.ts";
import { pieces } from "../../common/pieces.tsx";
import { optionValue } from "../../common/rule_values.ts";
import type { Role, Seat } from "../../core/types.ts";
import type { Rules } from "../../protocol/index.ts";

/** What the reporter does under each value of its option. */
const REPORTER: Readonly<Record<string, string>> = {
  one: "moves, then may kill one piece right beside it",
  must: "moves, then kills one piece right beside it, if there is one",
  all: "moves, then kills all enemies right beside it",
  all_own: "moves, then kills all pieces right beside it",
};

/** What each piece does, in a few words, or null where an option decides; the rules say more. */
const LINES: readonly (readonly [Role | "corpse", string | null])[] = [
  ["chief", "kills from any distance; may sit in the maze"],
  ["assassin", "kills; the corpse goes to where it came from"],
  ["reporter", null],
  ["militant", "moves one or two squares; kills"],
  ["diplomat", "puts an enemy elsewhere, alive"],
  ["necromobile", "puts a corpse elsewhere"],
  ["corpse", "a wall; only a necromobile moves it"],
];

/** A list of the pieces, folded until the user opens it. */
export function Legend({ seat, rules }: { seat: Seat; rules: Rules | undefined }) {
  const reporter = rules && REPORTER[optionValue(rules, "reporter")];
  return (
    <details class="legend">
      <summary>Who is who</summary>
      <ul>
        {LINES.map(([role, line]) => (
          <li key={role}>
            <PieceIcon seat={seat} role={role} />
            <span>
              <strong>{role}</strong>: {line ?? reporter}
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
