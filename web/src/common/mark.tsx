import { TOKENS } from "../board/art.ts";
import type { Seat } from "../board/types.ts";

/** An army's colour and shape; a decoration beside words that say the same. */
export function Mark({ seat, size = 18 }: { seat: Seat; size?: number }) {
  return (
    <svg class={`mark mark-${seat}`} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={TOKENS[seat]} />
    </svg>
  );
}
