import { signUp } from "../net/accounts.ts";
import { hasPasskeys, signUpByPasskey } from "../net/passkeys.ts";
import { MAX_ACCOUNT_NAME_CHARACTERS, type Me } from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { AccountForm, NameField, PasswordField, typed } from "./account_form.tsx";
import { forgetInvitation, ownInvitation } from "./own_invitation.ts";

interface SignUpFormProps {
  /** The name of the guest, which may be no name of an account. */
  name: string;
  onDone: (me: Me) => void;
}

/** Makes an account of the user. */
export function SignUpForm({ name, onDone }: SignUpFormProps) {
  const send = async (form: FormData) => {
    const invitation = ownInvitation();
    const [name, password] = [typed(form, "name"), typed(form, "new_password")];
    const me = await signUp({ name, password, ...(invitation && { invitation }) });
    forgetInvitation();
    onDone(me);
  };
  const sendPasskey = async (form: FormData) => {
    const invitation = ownInvitation();
    const me = await signUpByPasskey({ name: typed(form, "name"), ...(invitation && { invitation }) });
    forgetInvitation();
    onDone(me);
  };
  const passkey = hasPasskeys() ? { label: text.signUpByPasskey(), onSend: sendPasskey } : null;
  return (
    <AccountForm submit={text.makeAccount()} onSend={send} passkey={passkey}>
      <NameField
        label={text.name()}
        name="name"
        autocomplete="username"
        value={accountName(name)}
        maxLength={MAX_ACCOUNT_NAME_CHARACTERS}
        hint={text.nameHint({ max: MAX_ACCOUNT_NAME_CHARACTERS })}
      />
      <PasswordField label={text.password()} name="new_password" autocomplete="new-password" />
    </AccountForm>
  );
}

/** The name of a guest as one of an account could be. */
function accountName(name: string): string {
  const letters = name.replace(/\s+/g, "-").replace(/[^\p{L}\p{M}\p{N}._-]/gu, "");
  return letters.slice(0, MAX_ACCOUNT_NAME_CHARACTERS).replace(/[._-]+$/, "");
}
