import { useSignal } from "@preact/signals";
import { AccountForm } from "../common/account_form.tsx";
import { newWishes } from "../net/accounts.ts";
import type { MailState, MailWishes } from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { Hour, HoursFields, hourOf, hoursOf, isOn, Switch } from "./hours_fields.tsx";

interface WishesProps {
  wishes: MailWishes;
  onDone: (mail: MailState) => void;
}

/** What the user wants to be told by mail, and when. */
export function MailWishesForm({ wishes, onDone }: WishesProps) {
  const isSaved = useSignal(false);
  const send = async (form: FormData) => {
    onDone(await newWishes(wishesOf(form)));
    isSaved.value = true;
  };
  return (
    <details class="account-more">
      <summary>{text.letters()}</summary>
      <div onChange={() => (isSaved.value = false)}>
        <AccountForm submit={text.save()} onSend={send}>
          <Switch name="your_turn" isOn={wishes.your_turn} label={text.letterTurn()} />
          <Switch name="alarm" isOn={wishes.alarm} label={text.letterAlarm()} />
          <Switch name="digest" isOn={wishes.digest} label={text.letterDigest()} />
          <Hour name="digest_hour" hour={wishes.digest_hour} label={text.digestHour()} />
          <HoursFields hours={wishes} />
        </AccountForm>
      </div>
      <p role="status">{isSaved.value && text.saved()}</p>
    </details>
  );
}

function wishesOf(form: FormData): MailWishes {
  return {
    your_turn: isOn(form, "your_turn"),
    alarm: isOn(form, "alarm"),
    digest: isOn(form, "digest"),
    digest_hour: hourOf(form, "digest_hour"),
    ...hoursOf(form),
  };
}
