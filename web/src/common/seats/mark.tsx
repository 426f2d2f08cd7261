import { TOKENS } from "../../../board/src/art.ts";
import type { Seat } from "../../../board/src/types.ts";

/** An army's shape in its colour, as a decoration beside the army's name. */
export function Mark({ seat, size = 18 }: { seat: Seat; size?: number }) {
  return (
    <svg class={`mark mark-${seat}`} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={TOKENS[seat]} />
    </svg>
  );
}
