import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { AccountForm, typed } from "../common/account_form.tsx";
import { newWishes } from "../net/accounts.ts";
import type { MailState, MailWishes } from "../protocol/index.ts";
import * as text from "../text/account.ts";

interface WishesProps {
  wishes: MailWishes;
  onDone: (mail: MailState) => void;
}

/** What the user wants to be told by mail, and when. Hours are kept with their time zone; saving takes this browser's. */
export function MailWishesForm({ wishes, onDone }: WishesProps) {
  const isSaved = useSignal(false);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const send = async (form: FormData) => {
    onDone(await newWishes(wishesOf(form, zone)));
    isSaved.value = true;
  };
  const { quiet, time_zone: kept } = wishes;
  const isHere = kept === zone;
  return (
    <details class="account-more">
      <summary>{text.letters()}</summary>
      <div onChange={() => (isSaved.value = false)}>
        <AccountForm submit={text.save()} onSend={send}>
          <Switch name="your_turn" isOn={wishes.your_turn} label={text.letterTurn()} />
          <Switch name="alarm" isOn={wishes.alarm} label={text.letterAlarm()} />
          <Switch name="digest" isOn={wishes.digest} label={text.letterDigest()} />
          <Hour name="digest_hour" hour={wishes.digest_hour} label={text.digestHour()} />
          <Switch name="quiet" isOn={quiet !== undefined} label={text.quietHours()} />
          <div class="account-ways">
            <Hour name="from" hour={quiet?.from ?? 22} label={text.quietFrom()} />
            <Hour name="to" hour={quiet?.to ?? 7} label={text.quietTo()} />
          </div>
          <p class="soft">{isHere ? text.hoursAreOf({ zone }) : text.hoursAreElsewhere({ kept, zone })}</p>
        </AccountForm>
      </div>
      <p role="status">{isSaved.value && text.saved()}</p>
    </details>
  );
}

/** The wishes of a form, whose hours are those of a time zone. */
export function wishesOf(form: FormData, zone: string): MailWishes {
  const isOn = (name: string) => form.get(name) !== null;
  const hour = (name: string) => Number(typed(form, name));
  return {
    your_turn: isOn("your_turn"),
    alarm: isOn("alarm"),
    digest: isOn("digest"),
    digest_hour: hour("digest_hour"),
    ...(isOn("quiet") && { quiet: { from: hour("from"), to: hour("to") } }),
    time_zone: zone,
  };
}

function Switch({ name, isOn, label }: { name: string; isOn: boolean; label: string }) {
  return (
    <label class="toggle">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}

/** The hours of a day, as the user's language writes them. */
function Hour({ name, hour, label }: { name: string; hour: number; label: string }) {
  const id = useId();
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      <select id={id} name={name}>
        {Array.from({ length: 24 }, (_, value) => (
          <option key={hourText(value)} value={value} selected={value === hour}>
            {hourText(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

function hourText(hour: number): string {
  const { lang } = document.documentElement;
  return new Date(2000, 0, 1, hour).toLocaleTimeString(lang, { hour: "numeric", minute: "2-digit" });
}
