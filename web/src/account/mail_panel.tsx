import { useSignal } from "@preact/signals";
import { AccountForm, NameField, ProofField, proof, typed } from "../common/account_form.tsx";
import { forgotten, newAddress } from "../net/accounts.ts";
import type { MailState } from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { MailWishesForm } from "./mail_wishes.tsx";

interface MailPanelProps {
  mail: MailState;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** The mail address of the account: the one that is confirmed, one that waits for it, and the form for another. */
export function MailPanel({ mail, onChange }: MailPanelProps) {
  if (!mail.sends && mail.address === undefined) return null;
  const send = async (form: FormData) => {
    await newAddress({ address: typed(form, "address"), ...proof(form) });
    await onChange();
  };
  const form = (
    <AccountForm submit={text.mailSet()} onSend={send} passkey="prove">
      <NameField label={text.mailAddress()} name="address" type="email" autocomplete="email" />
      <ProofField />
    </AccountForm>
  );
  return (
    <section aria-labelledby="mail" class="account-mail">
      <h2 id="mail">{text.mail()}</h2>
      <p>{mail.address === undefined ? text.mailNone() : text.mailGoesTo({ address: mail.address })}</p>
      <p role="status">{mail.asked !== undefined && text.mailAsked({ address: mail.asked })}</p>
      {mail.wishes && mail.sends && <MailWishesForm wishes={mail.wishes} onDone={() => void onChange()} />}
      {mail.address === undefined && mail.asked === undefined ? (
        form
      ) : (
        <details class="account-more">
          <summary>{text.mailChange()}</summary>
          <p>{text.mailChangeText()}</p>
          {mail.sends && form}
          <AccountForm
            submit={text.mailRemove()}
            passkey="prove"
            onSend={async (typedForm) => {
              await newAddress({ address: "", ...proof(typedForm) });
              await onChange();
            }}
          >
            <ProofField />
          </AccountForm>
        </details>
      )}
    </section>
  );
}

/** Asks for a letter with a link for a new password. What it says does not depend on whether there is an account. */
export function ForgotPassword() {
  const isSent = useSignal(false);
  const send = async (form: FormData) => {
    await forgotten({ who: typed(form, "who") });
    isSent.value = true;
  };
  return (
    <details class="account-more">
      <summary>{text.forgot()}</summary>
      <p>{text.forgotText()}</p>
      {isSent.value ? (
        <p role="status">{text.forgotSent()}</p>
      ) : (
        <AccountForm submit={text.forgotSend()} onSend={send}>
          <NameField label={text.forgotWho()} name="who" autocomplete="username" />
        </AccountForm>
      )}
    </details>
  );
}
