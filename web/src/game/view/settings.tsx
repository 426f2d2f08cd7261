import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { PiecesField } from "../../common/pieces.tsx";
import * as text from "../../text/beside.ts";
import { askForNotifications } from "../attention.ts";
import { confirmTurns, notify, smallSquares, sound } from "../preferences.ts";

/** The settings of this browser, folded until the user opens them. */
export function Settings({ children }: { children: ComponentChildren }) {
  return (
    <details class="settings">
      <summary>{text.settings()}</summary>
      <div class="settings-fields">
        <Toggle setting={sound} label={text.sounds()} />
        <NotifyToggle />
        {!smallSquares.value && <Toggle setting={confirmTurns} label={text.confirmTurns()} />}
        <PiecesField />
        {children}
      </div>
    </details>
  );
}

interface ToggleProps {
  setting: { value: boolean };
  label: string;
  /** Called before the setting is switched on; it stays off if the answer is no. */
  ask?: () => Promise<boolean>;
}

/** A checkbox for a setting that this browser remembers. */
export function Toggle({ setting, label, ask }: ToggleProps) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={async ({ currentTarget: box }) => {
          setting.value = box.checked && (!ask || (await ask()));
          box.checked = setting.value;
        }}
      />
      <span>{label}</span>
    </label>
  );
}

/** The checkbox for notifications; the browser asks the user, and the page says when they are not allowed. */
function NotifyToggle() {
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    const allowed = await askForNotifications();
    setRefused(!allowed);
    return allowed;
  };
  return (
    <>
      <Toggle setting={notify} label={text.notify()} ask={ask} />
      <p class="soft" role="status">
        {refused && text.notNotified()}
      </p>
    </>
  );
}
