/** The invitation by which the user may make an account: it comes by a link, and is kept until it is used. */
import { like } from "./browser/shape.ts";
import { readStored, writeStored } from "./browser/stored.ts";

const KEY = "djambi.invitation";
const text = like("");

/** Takes the invitation out of the page's address, where others could see it. */
export function takeInvitation(): void {
  const address = new URL(location.href);
  const invitation = address.searchParams.get("invitation");
  if (!invitation) return;
  writeStored(KEY, invitation);
  // Where storage is forbidden it stays in the address, for as long as this page.
  if (!readStored(KEY, text)) return;
  address.searchParams.delete("invitation");
  history.replaceState(history.state, "", address);
}

/** The invitation; empty if the user has opened no link with one. */
export function ownInvitation(): string {
  return readStored(KEY, text) ?? new URL(location.href).searchParams.get("invitation") ?? "";
}

/** Forgets the invitation, which is used. */
export function forgetInvitation(): void {
  if (ownInvitation()) writeStored(KEY, "");
}
