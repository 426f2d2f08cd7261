import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { AccountForm } from "../common/account_form.tsx";
import { errorText } from "../common/problem.ts";
import { newPushWishes, testPush } from "../net/accounts.ts";
import type { PushState, PushWishes } from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { HoursFields, hoursOf, isOn, Switch } from "./hours_fields.tsx";
import { ability, arrival, type Failed, renew, switchOff, switchOn } from "./this_browser.ts";

/** The tag of what is sent to try it. */
const TEST = "test";
/** How long it is waited for that. */
const TEST_MS = 20_000;

interface PushPanelProps {
  push: PushState;
  /** Whether this browser is told. */
  isTold: boolean;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** What the user's browsers tell while no page is open: the switch of this one, a message to try it, and the wishes. */
export function PushPanel({ push, isTold, onChange }: PushPanelProps) {
  const can = ability();
  const problem = useSignal("");
  const device = { isTold, problem, onChange };
  useEffect(() => {
    // The browser may have another address by now, or another language.
    if (isTold && can === "able") void renew().then(onChange, () => {});
  }, []);
  if (!push.sends) return null;
  return (
    <section aria-labelledby="push" class="account-push">
      <h2 id="push">{text.push()}</h2>
      <p id="push-text">{text.pushText()}</p>
      {can === "able" && <PushSwitch {...device} />}
      {can === "install" && <p>{text.pushInstall()}</p>}
      {can === "unable" && <p>{text.pushUnable()}</p>}
      {can === "able" && isTold && <PushTest {...device} />}
      <Wishes wishes={push.wishes} onDone={() => void onChange()} />
    </section>
  );
}

interface DeviceProps {
  isTold: boolean;
  /** Why this browser is not told. */
  problem: Signal<string>;
  onChange: () => Promise<void>;
}

function PushSwitch({ isTold, problem, onChange }: DeviceProps) {
  const isBusy = useSignal(false);
  const id = useId();
  const change = async (input: HTMLInputElement) => {
    const isWanted = input.checked;
    // It is on once it works.
    input.checked = isTold;
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = "";
    try {
      const failed = isWanted ? await switchOn() : await switchOff();
      if (failed) problem.value = failedText(failed);
      await onChange();
    } catch (error) {
      problem.value = await errorText(error);
    }
    isBusy.value = false;
  };
  return (
    <>
      <label class="toggle">
        <input
          type="checkbox"
          checked={isTold}
          aria-describedby="push-text"
          aria-errormessage={id}
          aria-invalid={problem.value !== ""}
          aria-busy={isBusy.value}
          onChange={({ currentTarget }) => void change(currentTarget)}
        />
        <span>{text.pushSwitch()}</span>
      </label>
      <p id={id} class="account-problem" role="alert">
        {problem.value}
      </p>
    </>
  );
}

function failedText(failed: Failed): string {
  return failed === "denied" ? text.pushDenied() : text.pushFailed();
}

/** A button that lets this browser be told something, and says whether it has arrived. */
function PushTest({ problem, onChange }: DeviceProps) {
  const state = useSignal("");
  const isBusy = useSignal(false);
  const test = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = "";
    state.value = text.pushSending();
    const { arrived, stop } = arrival(TEST, TEST_MS);
    try {
      const fate = await testPush();
      if (fate === "taken") state.value = (await arrived) ? text.pushArrived() : text.pushNotArrived();
      else state.value = fate === "later" ? text.pushLater() : text.pushRefused();
      if (fate === "ended") {
        // Neither this button nor its words stay.
        problem.value = text.pushEnded();
        await onChange();
      }
    } catch (error) {
      state.value = await errorText(error);
    }
    stop();
    isBusy.value = false;
  };
  return (
    <>
      <button class="button" type="button" aria-disabled={isBusy.value} onClick={test}>
        {text.pushTry()}
      </button>
      <p role="status">{state.value}</p>
    </>
  );
}

/** What the user wants to be told on all devices, and when. */
function Wishes({ wishes, onDone }: { wishes: PushWishes; onDone: () => void }) {
  const isSaved = useSignal(false);
  const send = async (form: FormData) => {
    await newPushWishes({
      your_turn: isOn(form, "your_turn"),
      alarm: isOn(form, "alarm"),
      ...hoursOf(form),
    });
    isSaved.value = true;
    onDone();
  };
  return (
    <details class="account-more">
      <summary>{text.pushWishes()}</summary>
      <div onChange={() => (isSaved.value = false)}>
        <AccountForm submit={text.save()} onSend={send}>
          <Switch name="your_turn" isOn={wishes.your_turn} label={text.letterTurn()} />
          <Switch name="alarm" isOn={wishes.alarm} label={text.letterAlarm()} />
          <HoursFields hours={wishes} />
        </AccountForm>
      </div>
      <p role="status">{isSaved.value && text.saved()}</p>
    </details>
  );
}
