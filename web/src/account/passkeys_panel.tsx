import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { NameField, typed } from "../common/account_form.tsx";
import { errorText } from "../common/problem.ts";
import { addPasskey, hasPasskeys, removePasskey, renamePasskey } from "../net/passkeys.ts";
import { type Account, MAX_PASSKEY_NAME_CHARACTERS, type Passkey } from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { dateText } from "./dates.ts";
import { ProofWanted, useProof } from "./proof.tsx";

interface PasskeysPanelProps {
  account: Account;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** The passkeys of the account; nothing where the browser has none, and the account neither. */
export function PasskeysPanel({ account, onChange }: PasskeysPanelProps) {
  const proof = useProof();
  const told = useSignal("");
  const { passkeys } = account;
  if (passkeys.length === 0 && !hasPasskeys()) return null;
  const change = (act: () => Promise<string>) =>
    proof.attempt(async () => {
      told.value = "";
      const words = await act();
      await onChange();
      told.value = words;
    });
  const add = async () => {
    await addPasskey();
    return text.passkeyAdded();
  };
  const remove = async (id: string) => {
    await removePasskey(id);
    return text.passkeyRemoved();
  };
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{text.passkeys()}</h2>
      <p>{text.passkeysText()}</p>
      {passkeys.length > 0 && (
        <ul class="account-sessions">
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              passkey={passkey}
              onChange={onChange}
              onRemove={() => change(() => remove(passkey.id))}
            />
          ))}
        </ul>
      )}
      <ProofWanted proof={proof} />
      <p role="status">{told.value}</p>
      {hasPasskeys() && (
        <button class="button" type="button" onClick={() => change(add)}>
          {text.addPasskey()}
        </button>
      )}
    </section>
  );
}

interface ItemProps {
  passkey: Passkey;
  onChange: () => Promise<void>;
  onRemove: () => Promise<void>;
}

/** A passkey, with what can be done with it. */
function Item({ passkey, onChange, onRemove }: ItemProps) {
  const isNaming = useSignal(false);
  const problem = useSignal("");
  const problemId = useId();
  const name = passkey.name || text.passkey();
  const dates = { date: dateText(passkey.since_ms), used: dateText(passkey.used_ms, "UTC") };
  const rename = async (form: HTMLFormElement) => {
    problem.value = "";
    try {
      await renamePasskey(passkey.id, typed(new FormData(form), "name"));
      await onChange();
      isNaming.value = false;
    } catch (error) {
      problem.value = await errorText(error);
    }
  };
  if (isNaming.value) {
    return (
      <li>
        <form
          class="account-form"
          aria-describedby={problemId}
          onSubmit={(event) => {
            event.preventDefault();
            void rename(event.currentTarget);
          }}
        >
          <NameField
            label={text.passkeyName()}
            name="name"
            autocomplete="off"
            value={passkey.name}
            maxLength={MAX_PASSKEY_NAME_CHARACTERS}
            isFocused
          />
          <p id={problemId} class="account-problem" role="alert">
            {problem.value}
          </p>
          <p class="account-ways">
            <button class="button button-strong" type="submit">
              {text.keepPasskeyName()}
            </button>
            <button class="button" type="button" onClick={() => (isNaming.value = false)}>
              {text.cancel()}
            </button>
          </p>
        </form>
      </li>
    );
  }
  return (
    <li>
      <span>
        <bdi translate={false}>{name}</bdi>
        <br />
        <span class="soft">
          {text.passkeyDates(dates)}
          {passkey.is_synced && ` · ${text.passkeySynced()}`}
        </span>
      </span>
      <span class="account-acts">
        <button
          class="button button-small"
          type="button"
          aria-label={text.renamePasskeyOf({ name })}
          onClick={() => (isNaming.value = true)}
        >
          {text.renamePasskey()}
        </button>
        <button
          class="button button-small"
          type="button"
          aria-label={text.removePasskeyOf({ name })}
          onClick={onRemove}
        >
          {text.removePasskey()}
        </button>
      </span>
    </li>
  );
}
