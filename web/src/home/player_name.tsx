import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { errorText } from "../common/problem.ts";
import { MAX_NAME_CHARACTERS } from "../protocol/index.ts";
import * as text from "../text/home.ts";

interface PlayerNameProps {
  /** The user's name at first. */
  name: string;
  /** Whether it is that of an account. */
  hasAccount: boolean;
  /** Changes the name; returns the new one. */
  onRename: (name: string) => Promise<string>;
}

/** The user's name, with a field in its place to change it. */
export function PlayerName({ name: first, hasAccount, onRename }: PlayerNameProps) {
  const name = useSignal(first);
  const isEditing = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  // The field has the focus while it is there, the button gets it back.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing.value) button.current?.focus();
    wasEditing.current = isEditing.value;
  }, [isEditing.value]);
  const close = () => {
    isEditing.value = false;
  };
  const save = async (written: string) => {
    name.value = await onRename(written);
    close();
  };
  if (isEditing.value) return <NameForm name={name.value} onSave={save} onCancel={close} />;
  return (
    <p class="home-name">
      <span id="playing-as">{text.playingAs({ name: name.value })}</span>{" "}
      {!hasAccount && (
        <button
          ref={button}
          class="button-quiet"
          type="button"
          aria-describedby="playing-as"
          onClick={() => {
            isEditing.value = true;
          }}
        >
          {text.changeName()}
        </button>
      )}
      <a href="/account">{hasAccount ? text.myAccount() : text.keepName()}</a>
    </p>
  );
}

interface NameFormProps {
  name: string;
  /** Saves the name; the form stays when that fails. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const trouble = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  // Before the browser paints: the user may type at once.
  useLayoutEffect(() => field.current?.select(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    trouble.value = "";
    try {
      await onSave(field.current?.value ?? "");
    } catch (error) {
      trouble.value = await errorText(error);
      field.current?.focus();
    }
  };
  return (
    <form class="home-name" onSubmit={submit}>
      <label for="player-name">{text.myName()}</label>
      <input
        ref={field}
        id="player-name"
        type="text"
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="nickname"
        defaultValue={name}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <button class="button" type="submit">
        {text.save()}
      </button>
      <button class="button-quiet" type="button" onClick={onCancel}>
        {text.cancel()}
      </button>
      <p class="home-trouble" role="alert">
        {trouble.value}
      </p>
    </form>
  );
}
