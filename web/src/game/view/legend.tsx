import { useEffect, useRef } from "preact/hooks";
import { pieceIcon } from "../../board/board.ts";
import type { Role, Seat } from "../../core/types.ts";

/** What each piece does, in a line; who wants more finds it in the rules. */
const LINES: readonly (readonly [Role | "corpse", string])[] = [
  ["chief", "kills from any distance; may sit in the maze"],
  ["assassin", "kills; the corpse goes to where he came from"],
  ["reporter", "moves, then may kill one piece right beside him"],
  ["militant", "moves one or two squares; kills"],
  ["diplomat", "puts an enemy elsewhere, alive"],
  ["necromobile", "puts a corpse elsewhere"],
  ["corpse", "a wall; only a necromobile moves it"],
];

/** A reminder of who is who, folded away until it is wanted. */
export function Legend({ seat }: { seat: Seat }) {
  return (
    <details class="legend">
      <summary>Who is who</summary>
      <ul>
        {LINES.map(([role, line]) => (
          <li key={role}>
            <Picture seat={seat} role={role} />
            <span>
              <strong>{role}</strong>: {line}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Picture({ seat, role }: { seat: Seat; role: Role | "corpse" }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(role === "corpse" ? pieceIcon() : pieceIcon(seat, role));
  }, [seat, role]);
  return <span ref={place} class="legend-picture" />;
}
