import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PiecesField } from "../common/board/pieces_field.tsx";
import { confirmTurns, notify, queuesTurns, smallSquares, sound } from "../common/board/preferences.ts";
import { localGame } from "../common/local_game.ts";
import * as text from "../text/beside.ts";
import * as guide from "../text/guide.ts";
import { askForNotifications, mayNotify, onPermission } from "./attention/notifications.ts";
import type { GameStore } from "./game_store.ts";
import {
  asksExposed,
  asksWalledIn,
  type GuideSwitch,
  showsDangers,
  showsMovable,
} from "./guide/guide_switches.ts";

/** The settings of this browser, folded until the user opens them. */
export function Settings({ store, children }: { store: GameStore; children: ComponentChildren }) {
  return (
    <details class="settings">
      <summary>{text.settings()}</summary>
      <div class="settings-fields">
        <Toggle setting={sound} label={text.sounds()} />
        {!localGame.value && <NotifyToggle />}
        {!smallSquares.value && <Toggle setting={confirmTurns} label={text.confirmTurns()} />}
        <Toggle setting={queuesTurns} label={guide.queueTurns()} />
        {SWITCHES.map(([guided, label]) => (
          <GuideToggle key={label} store={store} guided={guided} label={label()} />
        ))}
        <PiecesField />
        {children}
        {store.settings.value && !localGame.value && (
          <a href={`/report?game=${store.settings.value.id}`}>{text.reportPlayer()}</a>
        )}
      </div>
    </details>
  );
}

/** What the page may tell of turns. */
const SWITCHES: readonly (readonly [GuideSwitch, () => string])[] = [
  [showsMovable, guide.showMovable],
  [showsDangers, guide.showDangers],
  [asksWalledIn, guide.askWalledIn],
  [asksExposed, guide.askExposed],
];

/** A checkbox for what the page tells of turns. */
function GuideToggle(props: { store: GameStore; guided: GuideSwitch; label: string }) {
  const { store, guided, label } = props;
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={guided.isOn(store)}
        onChange={({ currentTarget: box }) => guided.set(box.checked)}
      />
      <span>{label}</span>
    </label>
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

/**
 * The checkbox for notifications, which is on as long as the user wants them and the browser allows them; the
 * page says when they are not allowed.
 */
function NotifyToggle() {
  const [refused, setRefused] = useState(false);
  const [isAllowed, setAllowed] = useState(mayNotify);
  useEffect(() => onPermission(() => setAllowed(mayNotify())), []);
  const ask = async () => {
    const allowed = await askForNotifications();
    setAllowed(mayNotify());
    setRefused(!allowed);
    return allowed;
  };
  const setting = {
    get value() {
      return notify.value && mayNotify();
    },
    set value(isOn) {
      notify.value = isOn;
    },
  };
  const isHeldBack = refused || (notify.value && !isAllowed);
  return (
    <>
      <Toggle setting={setting} label={text.notify()} ask={ask} />
      <p class="soft" role="status">
        {isHeldBack && text.notNotified()}
      </p>
    </>
  );
}
