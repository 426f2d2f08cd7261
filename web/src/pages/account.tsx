/** The entry point of the page of an account. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { AccountView, ResetView } from "../account/account_view.tsx";
import { proofs } from "../common/account_form.tsx";
import { followTranslation } from "../common/browser/translation.ts";
import { followNews } from "../common/follow_news.ts";
import { takeInvitation } from "../common/own_invitation.ts";
import { account, me as fetchMe } from "../net/accounts.ts";
import { hasPasskeys } from "../net/passkeys.ts";
import { keepShell } from "../offline/keep_shell.ts";
import type { Account, Me } from "../protocol/index.ts";

const place = document.getElementById("account");
const me = signal<Me>(JSON.parse(place?.dataset.me ?? "{}") as Me);
const known = signal<Account | null>(null);

/** Fetches the account. */
async function look(): Promise<void> {
  if (!me.value.account) return;
  const found = await account();
  const canAnswer = found.passkeys.length > 0 && hasPasskeys();
  proofs.value = { hasPassword: found.has_password, hasPasskeys: canAnswer };
  known.value = found;
}

takeInvitation();
followTranslation();
void followNews();
keepShell();
if (place) {
  place.textContent = "";
  const token = place.dataset.reset;
  if (token) render(<ResetView token={token} onDone={() => location.replace("/account")} />, place);
  else {
    const hasMail = place.dataset.mail !== undefined;
    render(<AccountView me={me} account={known} hasMail={hasMail} onChange={look} />, place);
  }
  void look().catch(() => {});
  // A page that comes back out of the browser's memory may be that of somebody who has signed out.
  addEventListener("pageshow", async ({ persisted }) => {
    if (persisted && (await fetchMe()).name !== me.value.name) location.reload();
  });
}
