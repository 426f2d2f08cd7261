/** The service's REST API of accounts. */
import type {
  Account,
  AccountInvitation,
  Confirmation,
  Forgotten,
  LeaveState,
  LeaveWish,
  MailState,
  MailWishes,
  Me,
  NewAddress,
  NewName,
  NewPassword,
  NewPush,
  NewSecondFactor,
  Proof,
  PushFate,
  PushServiceKey,
  PushState,
  PushTest,
  PushWishes,
  RecoveryCodes,
  ResetPassword,
  SignIn,
  SignUp,
} from "../protocol/index.ts";
import { COOKIE_CHANGED, ownCookie } from "./own_cookie.ts";
import { posted, request, send } from "./rest.ts";

/** Who the user is to others. */
export async function me(): Promise<Me> {
  return request<Me>("/api/v1/me");
}

/** The user's account. */
export async function account(): Promise<Account> {
  return request<Account>("/api/v1/account");
}

/** How much leave the user has. */
export async function leave(): Promise<LeaveState> {
  return request<LeaveState>("/api/v1/me/leave");
}

/** Goes on leave, or comes back from it. */
export async function setLeave(body: LeaveWish): Promise<LeaveState> {
  return request<LeaveState>("/api/v1/me/leave", posted(body));
}

/** Makes an account of the user, who keeps every game. */
export async function signUp(body: SignUp): Promise<Me> {
  return changeCookie(() => request<Me>("/api/v1/account", posted(body)));
}

/** Signs in. */
export async function signIn(body: SignIn): Promise<Me> {
  return changeCookie(() => request<Me>("/api/v1/session", posted(body)));
}

/** Signs out. */
export async function signOut(): Promise<void> {
  await changeCookie(() => send("/api/v1/session", { method: "DELETE" }));
}

/** Gives the account another password; all other sessions end. */
export async function newPassword(body: NewPassword): Promise<Me> {
  return changeCookie(() => request<Me>("/api/v1/account/password", posted(body)));
}

/** Gives the account of a link another password, and signs in. */
export async function resetPassword(token: string, body: ResetPassword): Promise<Me> {
  return changeCookie(() => request<Me>(`/api/v1/reset/${encodeURIComponent(token)}`, posted(body)));
}

/** Wants letters of the account at another address, or none any more. */
export async function newAddress(body: NewAddress): Promise<MailState> {
  return request<MailState>("/api/v1/account/mail", posted(body));
}

/** Sets what the user wants to be told by mail. */
export async function newWishes(body: MailWishes): Promise<MailState> {
  return request<MailState>("/api/v1/account/mail/wishes", posted(body));
}

/** The key with which this browser asks its maker for an address for messages. */
export async function pushKey(): Promise<string> {
  return (await request<PushServiceKey>("/api/v1/account/push/key")).key;
}

/** Lets this browser be told of games while no page is open. */
export async function subscribe(body: NewPush): Promise<void> {
  await send("/api/v1/account/push", posted(body));
}

/** Lets this browser be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  await send("/api/v1/account/push", { method: "DELETE" });
}

/** Sets what the user's browsers tell while no page is open. */
export async function newPushWishes(body: PushWishes): Promise<PushState> {
  return request<PushState>("/api/v1/account/push/wishes", posted(body));
}

/** Lets this browser be told that it is told. */
export async function testPush(): Promise<PushFate> {
  return (await request<PushTest>("/api/v1/account/push/test", posted({}))).fate;
}

/** Asks for a letter with a link for a new password. */
export async function forgotten(body: Forgotten): Promise<void> {
  await send("/api/v1/forgotten", posted(body));
}

/** Gives the account another name. */
export async function newName(body: NewName): Promise<Me> {
  return request<Me>("/api/v1/account/name", posted(body));
}

/** Proves by the password who the user is, for some minutes. */
export async function prove(body: Proof): Promise<void> {
  await send("/api/v1/account/proof", posted(body));
}

/** Fetches all that is kept of the account: a ZIP file. */
export async function exportAccount(body: Proof): Promise<Blob> {
  return (await send("/api/v1/account/export", posted(body))).blob();
}

/** Deletes the account, unless somebody signs in again within some days. */
export async function deleteAccount(body: Proof): Promise<void> {
  await changeCookie(() => send("/api/v1/account/deletion", posted(body)));
}

/** Makes a link by which somebody makes an account. */
export async function inviteToAccount(): Promise<AccountInvitation> {
  return request<AccountInvitation>("/api/v1/account/invitations", posted({}));
}

/** Asks for a second factor, which holds once it is confirmed. */
export async function newFactor(body: Proof): Promise<NewSecondFactor> {
  return request<NewSecondFactor>("/api/v1/account/second-factor", posted(body));
}

/** Confirms the second factor that was asked for. */
export async function confirmFactor(body: Confirmation): Promise<RecoveryCodes> {
  return request<RecoveryCodes>("/api/v1/account/second-factor/confirmation", posted(body));
}

/** Takes the second factor away. */
export async function endFactor(body: Proof): Promise<void> {
  await send("/api/v1/account/second-factor/removal", posted(body));
}

/** Asks for other recovery codes instead of those of before. */
export async function newRecoveryCodes(body: Proof): Promise<RecoveryCodes> {
  return request<RecoveryCodes>("/api/v1/account/recovery-codes", posted(body));
}

/** Ends a session of the account. */
export async function endSession(id: string): Promise<void> {
  await send(`/api/v1/account/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Ends all sessions of the account but this one. */
export async function endOtherSessions(): Promise<void> {
  await send("/api/v1/account/sessions", { method: "DELETE" });
}

/** Does what changes the page's cookie, and lets the connections of the page begin anew. */
export async function changeCookie<T>(change: () => Promise<T>): Promise<T> {
  ownCookie.changes = true;
  try {
    const changed = await change();
    dispatchEvent(new Event(COOKIE_CHANGED));
    return changed;
  } finally {
    ownCookie.changes = false;
  }
}
