import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serviceTime } from "../common/browser/service_time.ts";
import { errorText } from "../common/problem.ts";
import { DAY_MS, HOUR_MS } from "../common/time_units.ts";
import { leave, setLeave } from "../net/accounts.ts";
import type { LeaveState } from "../protocol/index.ts";
import * as text from "../text/account.ts";

/** The user's leave: what is left of it, and the switch that begins and ends it. */
export function LeavePanel() {
  const state = useSignal<LeaveState | null>(null);
  const problem = useSignal("");
  const isBusy = useSignal(false);
  useEffect(() => {
    leave().then(
      (now) => (state.value = now),
      () => {},
    );
  }, []);
  if (!state.value) return null;
  const { left_ms: left, until_ms: until } = state.value;
  const isOn = until !== undefined && until > serviceTime();
  const change = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = "";
    try {
      state.value = await setLeave({ leave: !isOn });
    } catch (error) {
      problem.value = await errorText(error);
    }
    isBusy.value = false;
  };
  return (
    <section aria-labelledby="leave" class="account-leave">
      <h2 id="leave">{text.leave()}</h2>
      <p>{text.leaveText()}</p>
      <p aria-live="polite">
        <strong>{isOn ? text.onLeaveUntil({ date: momentText(until) }) : leftText(left)}</strong>
      </p>
      <button class="button" type="button" aria-disabled={isBusy.value} onClick={change}>
        {isOn ? text.endLeave() : text.beginLeave()}
      </button>
      <p class="account-problem" role="alert">
        {problem.value}
      </p>
    </section>
  );
}

/** What is left: whole days, or else hours. */
function leftText(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  return days > 0 ? text.leaveLeft({ days }) : text.leaveLeftHours({ hours: Math.floor(ms / HOUR_MS) });
}

function momentText(ms: number): string {
  const { lang } = document.documentElement;
  return new Date(ms).toLocaleString(lang, { dateStyle: "full", timeStyle: "short" });
}
