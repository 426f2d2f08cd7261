import { useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";

/** Copies the invitation to a free seat; only the browser that created the game has it. */
export function InvitationButton({ seat, store }: { seat: Seat; store: GameStore }) {
  const [status, setStatus] = useState("");
  const invitation = store.invitations.value.find((candidate) => candidate.seat === seat);
  if (!invitation) return null;
  const address = new URL(invitation.url, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus("Copied");
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
      <span aria-live="polite">{status || "Copy invitation"}</span>
    </button>
  );
}
