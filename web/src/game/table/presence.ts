import type { Presence, PresenceState } from "../../protocol/index.ts";

/** As what the others are to count a person; nothing for a seat without one. */
export function countsAs(presence: PresenceState | undefined): Presence | undefined {
  return presence?.counts_as ?? presence?.state;
}
