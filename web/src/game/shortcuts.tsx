import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { DEFAULTS } from "../../board/src/config.ts";
import { words } from "../../board/src/words/en.ts";
import * as text from "../text/beside.ts";
import { ok } from "../text/game.ts";
import { Dialog } from "./dialog.tsx";

const isOpen = signal(false);

/** The button that shows the keyboard's shortcuts. */
export function ShortcutsButton() {
  return (
    <button type="button" class="button button-quiet" onClick={() => (isOpen.value = true)}>
      {text.shortcuts()}
    </button>
  );
}

/** The dialog with the keyboard's shortcuts, which `?` opens too. */
export function Shortcuts() {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const isField = (target as Element | null)?.closest(
        'input:not([type="checkbox"]), select, textarea, dialog',
      );
      if (/[?؟？]/.test(key) && !isField) isOpen.value = true;
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  if (!isOpen.value) return null;
  const close = () => {
    isOpen.value = false;
  };
  return (
    <Dialog title={text.shortcuts()} onClose={close}>
      <p>{words.keys(DEFAULTS.keys)}</p>
      <p>{text.shortcutsTurns()}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={close}>
          {ok()}
        </button>
      </div>
    </Dialog>
  );
}
