import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { errorText } from "../common/problem.ts";
import { proveByPasskey } from "../net/passkeys.ts";
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, type Proof } from "../protocol/index.ts";
import * as text from "../text/account.ts";

/** What the codes of problems begin with, and the fields that these concern. */
const FIELDS = {
  code_wanted: "code",
  mail_address: "address",
  name_: "name",
  password_: "new_password",
  wrong_code: "code",
  wrong_password: "password",
};

interface AccountFormProps {
  /** The words of the button. */
  submit: string;
  /** Sends what was typed; the form stays as it is if that fails. */
  onSend: (typed: FormData) => Promise<void>;
  /** Another button, which does the same by a passkey: one that only proves who the user is, or null for none. */
  passkey?: PasskeyWay | "prove" | null;
  children?: ComponentChildren;
}

/** The way by a passkey. */
export interface PasskeyWay {
  label: string;
  onSend: (typed: FormData) => Promise<void>;
}

/** By what the user may prove who they are: an account with passkeys alone is asked for no password. */
export const proofs = signal({ hasPassword: true, hasPasskeys: false });

/**
 * A form of an account. What is refused is told at its field, and nothing that was typed is lost. Where a second factor is
 * wanted, a field for it appears.
 */
export function AccountForm({ submit, onSend, passkey = null, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const byPasskey = useRef<HTMLButtonElement>(null);
  const problem = useSignal("");
  const isSending = useSignal(false);
  const isCodeWanted = useSignal(false);
  const id = useId();
  const { hasPassword, hasPasskeys } = proofs.value;
  const prove = async (typed: FormData) => {
    await proveByPasskey();
    typed.delete("password");
    await onSend(typed);
  };
  const proves = hasPassword && hasPasskeys ? { label: text.proveByPasskey(), onSend: prove } : null;
  const passkeyWay = passkey === "prove" ? proves : passkey;
  const send = async (way: AccountFormProps["onSend"]) => {
    if (!form.current || isSending.value) return;
    isSending.value = true;
    problem.value = "";
    for (const field of form.current.querySelectorAll("[aria-invalid]"))
      field.removeAttribute("aria-invalid");
    try {
      await proving(() => way(new FormData(form.current ?? undefined)), hasPasskeys);
    } catch (error) {
      if ((error as { code?: string }).code === "code_wanted" && !isCodeWanted.value) {
        isCodeWanted.value = true;
        isSending.value = false;
        return;
      }
      problem.value = await errorText(error);
      const field = wrongField(form.current, error);
      field?.setAttribute("aria-invalid", "true");
      field?.setAttribute("aria-errormessage", id);
      field?.focus();
    }
    isSending.value = false;
  };
  return (
    <form
      ref={form}
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(passkeyWay && event.submitter === byPasskey.current ? passkeyWay.onSend : onSend);
      }}
    >
      {children}
      {isCodeWanted.value && <CodeField isFocused />}
      <p id={id} class="account-problem" role="alert">
        {problem.value}
      </p>
      <button class="button button-strong" type="submit" aria-disabled={isSending.value}>
        {submit}
      </button>
      {passkeyWay && (
        <button ref={byPasskey} class="button" type="submit" formNoValidate aria-disabled={isSending.value}>
          {passkeyWay.label}
        </button>
      )}
    </form>
  );
}

/** Does something; where the service wants a proof first, a passkey of the user gives it. */
async function proving(act: () => Promise<void>, hasPasskeys: boolean): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!hasPasskeys || (error as { code?: string }).code !== "proof_wanted") throw error;
    await proveByPasskey();
    await act();
  }
}

/** The field with what is wrong, or the first; null where that is no field, but a passkey. */
function wrongField(form: HTMLFormElement, error: unknown): HTMLInputElement | null {
  const { code = "passkey" } = error as { code?: string };
  if (code.includes("passkey")) return null;
  const [, name] = Object.entries(FIELDS).find(([begin]) => code.startsWith(begin)) ?? [];
  return form.querySelector(name === undefined ? "input" : `[name="${name}"]`);
}

interface FieldProps {
  label: string;
  name: string;
  autocomplete: "username" | "username webauthn" | "email" | "current-password" | "new-password" | "off";
  type?: "text" | "email";
  value?: string;
  maxLength?: number;
  hint?: string;
  /** Whether it has the focus when it appears. */
  isFocused?: boolean;
}

/** A field for a name. */
export function NameField(field: FieldProps) {
  const { label, name, autocomplete, type, value, maxLength, hint, isFocused = false } = field;
  const id = useId();
  const input = useFocus(isFocused);
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type={(type ?? "text") as "text"}
        autoComplete={autocomplete}
        autoCapitalize="none"
        spellcheck={false}
        required
        maxLength={maxLength}
        defaultValue={value ?? ""}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} class="soft">
          {hint}
        </p>
      )}
    </div>
  );
}

interface CodeFieldProps {
  isFocused?: boolean;
  /** What may be typed; a code of the app or a recovery code if it is left out. */
  hint?: string;
}

/** A field for a code of a second factor. */
export function CodeField({ isFocused = false, hint = text.codeHint() }: CodeFieldProps) {
  const id = useId();
  const field = useFocus(isFocused);
  return (
    <div class="account-field">
      <label for={id}>{text.code()}</label>
      <input
        ref={field}
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellcheck={false}
        required
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} class="soft">
        {hint}
      </p>
    </div>
  );
}

/** A field that has the focus when it appears, or not. */
function useFocus(isFocused: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return field;
}

/** The field for the password by which the user proves who they are; nothing for an account without one. */
export function ProofField({ label = text.password(), isFocused = false }: Partial<FieldProps>) {
  const { hasPassword } = proofs.value;
  if (!hasPassword) return null;
  return (
    <PasswordField label={label} name="password" autocomplete="current-password" isFocused={isFocused} />
  );
}

/** A field for a password, with a switch that shows it. A new one says how long it has to be. */
export function PasswordField({ label, name, autocomplete, isFocused = false }: FieldProps) {
  const id = useId();
  const input = useFocus(isFocused);
  const isShown = useSignal(false);
  const isNew = autocomplete === "new-password";
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type={(isShown.value ? "text" : "password") as "password"}
        autoComplete={autocomplete}
        autoCapitalize="none"
        spellcheck={false}
        required
        minLength={isNew ? MIN_PASSWORD_CHARACTERS : undefined}
        maxLength={MAX_PASSWORD_CHARACTERS}
        aria-describedby={isNew ? `${id}-hint` : undefined}
      />
      <label class="toggle">
        <input
          type="checkbox"
          checked={isShown.value}
          onChange={({ currentTarget: box }) => {
            isShown.value = box.checked;
          }}
        />
        <span>{text.showPassword()}</span>
      </label>
      {isNew && (
        <p id={`${id}-hint`} class="soft">
          {text.passwordHint({ min: MIN_PASSWORD_CHARACTERS })}
        </p>
      )}
    </div>
  );
}

/** A text of a form. */
export function typed(form: FormData, name: string): string {
  return `${form.get(name) ?? ""}`;
}

/** The proof in a form: the password, if it has one, and the code of a second factor if one was wanted. */
export function proof(form: FormData): Proof {
  const [password, code] = [typed(form, "password"), typed(form, "code")];
  return { ...(password && { password }), ...(code && { code }) };
}
