import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../common/icons.tsx";
import { errorText } from "../../common/problem.ts";
import { reportWords } from "../../net/rest.ts";
import type { Channel, ReportCause } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

const CAUSES: readonly ReportCause[] = ["abuse", "spam", "person", "collusion", "help", "stalling", "other"];

interface ReportFormProps {
  store: GameStore;
  channel: Channel;
  seq: number;
}

/** A button at a message of somebody else that asks why it is shown to the host, and then shows it. */
export function ReportForm({ store, channel, seq }: ReportFormProps) {
  const state = useSignal<"closed" | "open" | "sent">("closed");
  const reason = useSignal("");
  const cause = useSignal<ReportCause>("abuse");
  const problem = useSignal("");
  const form = useRef<HTMLFormElement>(null);
  const isOpen = state.value === "open";
  useEffect(() => {
    // The list is a few lines high.
    if (!isOpen) return;
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("select")?.focus({ preventScroll: true });
  }, [isOpen]);
  if (state.value === "sent") return <span class="talk-reported">{text.reported()}</span>;
  const send = async () => {
    const game = store.settings.value?.id;
    if (!game) return;
    try {
      await reportWords(game, { channel, seq, cause: cause.value, reason: reason.value });
      state.value = "sent";
    } catch (error) {
      problem.value = await errorText(error);
    }
  };
  return (
    <>
      <button
        type="button"
        class="talk-mute talk-report"
        aria-label={text.report()}
        title={text.report()}
        aria-expanded={isOpen}
        onClick={() => {
          state.value = isOpen ? "closed" : "open";
        }}
      >
        <Icon d="M6 21V4h11l-2 4 2 4H6" />
      </button>
      {isOpen && (
        <form
          ref={form}
          class="talk-report-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label>
            {text.reportWhat()}
            <select
              value={cause.value}
              onChange={({ currentTarget }) => {
                cause.value = currentTarget.value as ReportCause;
              }}
            >
              {CAUSES.map((of) => (
                <option key={of} value={of}>
                  {text.reportCause({ cause: of })}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text.reportWhy()}
            <input
              type="text"
              class="talk-report-reason"
              required
              value={reason.value}
              onInput={({ currentTarget }) => {
                reason.value = currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="button button-quiet">
            {text.reportSend()}
          </button>
          {problem.value && <span role="alert">{problem.value}</span>}
        </form>
      )}
    </>
  );
}
