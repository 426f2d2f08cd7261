import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import {
  AccountForm,
  NameField,
  PasswordField,
  ProofField,
  proof,
  proofs,
  typed,
} from "../common/account_form.tsx";
import { serviceTime } from "../common/browser/service_time.ts";
import { forgetAllGames } from "../common/games_written.ts";
import { ownInvitation } from "../common/own_invitation.ts";
import { errorText } from "../common/problem.ts";
import { SignUpForm } from "../common/sign_up.tsx";
import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  newName,
  newPassword,
  resetPassword,
  signIn,
  signOut,
} from "../net/accounts.ts";
import { hasPasskeys, offerPasskeys, signInByPasskey } from "../net/passkeys.ts";
import { deleteKeptGames } from "../play/kept_games.ts";
import {
  type Account,
  DELETION_DAYS,
  FORMER_NAME_LEADS_DAYS,
  FORMER_NAME_YEARS,
  MAX_ACCOUNT_NAME_CHARACTERS,
  type Me,
  NAME_DAYS,
  type Session,
} from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { dateText } from "./dates.ts";
import { InvitePanel } from "./invite_panel.tsx";
import { LeavePanel } from "./leave_panel.tsx";
import { ForgotPassword, MailPanel } from "./mail_panel.tsx";
import { PasskeysPanel } from "./passkeys_panel.tsx";
import { ProofWanted, useProof } from "./proof.tsx";
import { PushPanel } from "./push_panel.tsx";
import { SecondFactorPanel } from "./second_factor_panel.tsx";
import { forgetSubscription, renew } from "./this_browser.ts";

interface AccountViewProps {
  me: Signal<Me>;
  /** The account; null until it is here, and for guests. */
  account: Signal<Account | null>;
  /** Whether the service sends mail. */
  hasMail: boolean;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** The page of the user's account, or of a guest who may make one or sign in. */
export function AccountView({ me, account, hasMail, onChange }: AccountViewProps) {
  const done = (now: Me) => {
    me.value = now;
    void onChange();
  };
  const isLeaving = useSignal(false);
  if (!me.value.account) {
    return (
      <>
        {isLeaving.value && <p role="status">{text.deletedSoon({ days: DELETION_DAYS })}</p>}
        <Guest me={me.value} hasMail={hasMail} onDone={done} />
        {me.value.name && <LeavePanel />}
        <Privacy />
      </>
    );
  }
  const leave = async (form: FormData) => {
    await deleteAccount(proof(form));
    await forgetGames();
    await forgetSubscription();
    isLeaving.value = true;
    done({ name: null, account: false, guest_games: 0 });
  };
  const isTold = account.value?.sessions.some((session) => session.is_this && session.is_told) ?? false;
  const renewed = async (now: Me) => {
    // Another password has ended the session in which this browser was told.
    if (isTold) await renew().catch(() => {});
    done(now);
  };
  return (
    <>
      <h1>{me.value.name}</h1>
      <p class="account-lead">{text.signedIn()}</p>
      {me.value.kept && <p role="status">{text.kept()}</p>}
      {account.value && <Sessions sessions={account.value.sessions} onChange={onChange} />}
      <button
        class="button"
        type="button"
        onClick={async () => {
          await signOut();
          await forgetGames();
          await forgetSubscription();
          // Nothing of the account stays in this page.
          location.replace("/");
        }}
      >
        {text.signOut()}
      </button>
      {account.value && <MailPanel mail={account.value.mail} onChange={onChange} />}
      {account.value && <PushPanel push={account.value.push} isTold={isTold} onChange={onChange} />}
      <LeavePanel />
      {account.value?.invitations !== undefined && (
        <InvitePanel left={account.value.invitations} onChange={onChange} />
      )}
      {account.value && <NewName account={account.value} onDone={done} />}
      <NewPassword name={me.value.name ?? ""} onDone={renewed} />
      {account.value && <PasskeysPanel account={account.value} onChange={onChange} />}
      {account.value && <SecondFactorPanel factor={account.value.second_factor} onChange={onChange} />}
      <More
        title={text.takeAlong()}
        words={text.takeAlongText()}
        submit={text.download()}
        onSend={download}
      />
      <More
        title={text.deleteAccount()}
        words={text.deleteText({ days: DELETION_DAYS })}
        submit={text.deleteAccount()}
        onSend={leave}
      />
      <Privacy />
    </>
  );
}

interface GuestProps {
  me: Me;
  hasMail: boolean;
  onDone: (me: Me) => void;
}

function Guest({ me, hasMail, onDone }: GuestProps) {
  const games = me.guest_games;
  const send = async (form: FormData) => {
    const take_games = form.get("take_games") !== null;
    const [name, password, { code }] = [typed(form, "name"), typed(form, "password"), proof(form)];
    enter(await signIn({ name, password, ...(code && { code }), take_games }));
  };
  const enter = (me: Me) => {
    // Who is kept out reads why.
    if (me.banned) location.assign("/concerns");
    onDone(me);
  };
  const takes = useRef<HTMLInputElement>(null);
  const takesGames = () => takes.current?.checked ?? false;
  const problem = useSignal("");
  const fail = async (error: unknown) => {
    problem.value = await errorText(error);
  };
  useEffect(() => offerPasskeys(takesGames, enter, fail), []);
  const byPasskey = async () => enter(await signInByPasskey(takesGames()));
  return (
    <>
      <h1>{text.title()}</h1>
      <div class="account-doors">
        <section aria-labelledby="sign-in">
          <h2 id="sign-in">{text.signIn()}</h2>
          <AccountForm
            submit={text.signIn()}
            onSend={send}
            passkey={hasPasskeys() ? { label: text.signInByPasskey(), onSend: byPasskey } : null}
          >
            <NameField label={text.name()} name="name" autocomplete="username webauthn" />
            <PasswordField label={text.password()} name="password" autocomplete="current-password" />
            {games > 0 && (
              <label class="toggle">
                <input ref={takes} type="checkbox" name="take_games" defaultChecked />
                <span>{text.takeGames({ count: games })}</span>
              </label>
            )}
          </AccountForm>
          <p class="account-problem" role="alert">
            {problem.value}
          </p>
          {hasMail ? <ForgotPassword /> : <p class="soft">{text.forgotten()}</p>}
        </section>
        <section aria-labelledby="sign-up">
          <h2 id="sign-up">{text.makeAccount()}</h2>
          <p>{ownInvitation() ? text.youAreInvited() : text.makeAccountText()}</p>
          <SignUpForm name={me.name ?? ""} onDone={onDone} />
        </section>
      </div>
    </>
  );
}

/** The browsers that are signed in. */
function Sessions({ sessions, onChange }: { sessions: readonly Session[]; onChange: () => Promise<void> }) {
  const proof = useProof();
  const end = (ends: () => Promise<void>) =>
    proof.attempt(async () => {
      await ends();
      await onChange();
    });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{text.sessions()}</h2>
      <ul class="account-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device || text.unknownDevice()}
              <br />
              <span class="soft">
                {session.is_this
                  ? text.thisBrowser()
                  : text.lastUsed({ date: dateText(session.used_ms, "UTC") })}
                {session.is_told && (
                  <>
                    <br />
                    {text.toldThere()}
                  </>
                )}
              </span>
            </span>
            {!session.is_this && (
              <button
                class="button button-small"
                type="button"
                aria-label={text.endSessionOf({ device: session.device || text.unknownDevice() })}
                onClick={() => end(() => endSession(session.id))}
              >
                {text.signOut()}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ProofWanted proof={proof} />
      {sessions.length > 2 && (
        <button class="button" type="button" onClick={() => end(endOtherSessions)}>
          {text.endOthers()}
        </button>
      )}
    </section>
  );
}

/** For how long names are kept. */
const NAME_TIMES = { days: NAME_DAYS, leads: FORMER_NAME_LEADS_DAYS, years: FORMER_NAME_YEARS };

function NewName({ account, onDone }: { account: Account; onDone: (me: Me) => void }) {
  const waits = account.name_from_ms > serviceTime();
  const send = async (form: FormData) => {
    onDone(await newName({ name: typed(form, "name"), ...proof(form) }));
  };
  return (
    <details class="account-more">
      <summary>{text.changeName()}</summary>
      <p>{text.changeNameText(NAME_TIMES)}</p>
      {waits ? (
        <p>{text.nameFrom({ date: dateText(account.name_from_ms) })}</p>
      ) : (
        <AccountForm submit={text.changeName()} onSend={send} passkey="prove">
          <NameField
            label={text.newName()}
            name="name"
            autocomplete="username"
            value={account.name}
            maxLength={MAX_ACCOUNT_NAME_CHARACTERS}
            hint={text.nameHint({ max: MAX_ACCOUNT_NAME_CHARACTERS })}
          />
          <ProofField />
        </AccountForm>
      )}
    </details>
  );
}

function NewPassword({ name, onDone }: { name: string; onDone: (me: Me) => void }) {
  const isDone = useSignal(false);
  const { hasPassword } = proofs.value;
  const [title, words] = hasPassword
    ? [text.changePassword(), text.changePasswordText()]
    : [text.choosePassword(), text.choosePasswordText()];
  const send = async (form: FormData) => {
    onDone(await newPassword({ ...proof(form), new_password: typed(form, "new_password") }));
    isDone.value = true;
  };
  return (
    <details class="account-more">
      <summary>{title}</summary>
      <p>{words}</p>
      {isDone.value ? (
        <p role="status">{text.passwordChanged()}</p>
      ) : (
        <AccountForm submit={title} onSend={send} passkey="prove">
          {/* Password managers look for the name. */}
          <input type="hidden" autoComplete="username" value={name} />
          <ProofField label={text.currentPassword()} />
          <PasswordField label={text.newPassword()} name="new_password" autocomplete="new-password" />
        </AccountForm>
      )}
    </details>
  );
}

/** Forgets all games of this browser, the one without a service too. */
async function forgetGames(): Promise<void> {
  forgetAllGames();
  await deleteKeptGames();
}

/** Where the service says what concerns the user, and what it keeps of people. */
function Privacy() {
  return (
    <p class="account-more">
      <a href="/concerns">{text.concerns()}</a> · <a href="/privacy">{text.privacy()}</a>
    </p>
  );
}

interface MoreProps {
  title: string;
  words: string;
  /** The words of the button. */
  submit: string;
  /** Does it once the password is typed. */
  onSend: (form: FormData) => Promise<void>;
}

/** Something of the account that asks for the password and nothing else. */
function More({ title, words, submit, onSend }: MoreProps) {
  return (
    <details class="account-more">
      <summary>{title}</summary>
      <p>{words}</p>
      <AccountForm submit={submit} onSend={onSend} passkey="prove">
        <ProofField />
      </AccountForm>
    </details>
  );
}

/** Saves all that is kept of the account in a file of the user. */
async function download(form: FormData): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await exportAccount(proof(form)));
  link.download = "djambi-account.zip";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The page of a link for a new password. */
export function ResetView({ token, onDone }: { token: string; onDone: (me: Me) => void }) {
  const send = async (form: FormData) => {
    const { code } = proof(form);
    onDone(await resetPassword(token, { new_password: typed(form, "new_password"), ...(code && { code }) }));
  };
  return (
    <>
      <h1>{text.newPassword()}</h1>
      <p class="account-lead">{text.resetText()}</p>
      <AccountForm submit={text.changePassword()} onSend={send}>
        <PasswordField label={text.newPassword()} name="new_password" autocomplete="new-password" />
      </AccountForm>
    </>
  );
}
