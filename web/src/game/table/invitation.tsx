import { useState } from "preact/hooks";
import { copied } from "../../common/browser/clipboard.ts";
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** Copies the invitation to a free seat; only the host's browser has it. */
export function InvitationButton({ seat, store }: { seat: Seat; store: GameStore }) {
  const [status, setStatus] = useState("");
  const invitation = store.table.invitations.value.find((candidate) => candidate.seat === seat);
  if (!invitation) return null;
  const address = new URL(invitation.url, location.href).href;
  const copy = async () => {
    if (await copied(address)) setStatus(text.linkCopied());
    else prompt(text.sendLink(), address);
  };
  return (
    <button type="button" class="button button-small" onClick={copy} title={text.inviteTo({ seat })}>
      <span aria-live="polite">{status || text.copyLink()}</span>
    </button>
  );
}

/** Leads to the page on which the host frees the seat of a guest, and gets a new link. */
export function RenewalLink({ seat, store }: { seat: Seat; store: GameStore }) {
  const invitation = store.table.invitations.value.find((candidate) => candidate.seat === seat);
  if (!invitation || !store.may.value.invite?.includes(seat)) return null;
  return (
    <a class="button button-small" href={invitation.url} title={text.freeSeat({ seat })}>
      {text.newLink()}
    </a>
  );
}
