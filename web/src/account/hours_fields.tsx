import { useId } from "preact/hooks";
import { typed } from "../common/account_form.tsx";
import type { QuietHours } from "../protocol/index.ts";
import * as text from "../text/account.ts";

/** When the user is told nothing, by mail as by push. Hours are kept with their time zone. */
export interface Hours {
  quiet?: QuietHours;
  time_zone: string;
}

/** The time zone of this browser, which saving takes. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The fields of quiet hours. What another form has saved is shown anew. */
export function HoursFields({ hours }: { hours: Hours }) {
  const { quiet, time_zone: kept } = hours;
  const zone = ownZone();
  return (
    <div class="account-hours" key={`${kept} ${quiet?.from} ${quiet?.to}`}>
      <Switch name="quiet" isOn={quiet !== undefined} label={text.quietHours()} />
      <div class="account-ways">
        <Hour name="from" hour={quiet?.from ?? 22} label={text.quietFrom()} />
        <Hour name="to" hour={quiet?.to ?? 7} label={text.quietTo()} />
      </div>
      <p class="soft">{kept === zone ? text.hoursAreOf({ zone }) : text.hoursAreElsewhere({ kept, zone })}</p>
    </div>
  );
}

/** The hours of a form. */
export function hoursOf(form: FormData): Hours {
  const quiet = { from: hourOf(form, "from"), to: hourOf(form, "to") };
  return { ...(isOn(form, "quiet") && { quiet }), time_zone: ownZone() };
}

/** Whether a switch of a form is on. */
export function isOn(form: FormData, name: string): boolean {
  return form.get(name) !== null;
}

/** An hour of a form. */
export function hourOf(form: FormData, name: string): number {
  return Number(typed(form, name));
}

/** A switch of a form. */
export function Switch({ name, isOn, label }: { name: string; isOn: boolean; label: string }) {
  return (
    <label class="toggle">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}

/** The hours of a day, as the user's language writes them. */
export function Hour({ name, hour, label }: { name: string; hour: number; label: string }) {
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
