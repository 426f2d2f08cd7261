import { useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import type { Table } from "../table.ts";

/** Copies the way to a free seat; only the browser that created the game has it. */
export function InvitationButton({ seat, table }: { seat: Seat; table: Table }) {
  const [said, say] = useState("");
  const invitation = table.invitations.value.find((one) => one.seat === seat);
  if (!invitation) return null;
  const address = new URL(invitation.url, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say("Copied");
    } catch {
      prompt("Send this address to your friend:", address);
    }
  };
  return (
    <button
      type="button"
      class="button button-small"
      onClick={copy}
      title={`Invite somebody to play ${seat}`}
    >
      <span aria-live="polite">{said || "Copy invitation"}</span>
    </button>
  );
}
