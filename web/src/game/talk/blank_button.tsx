import { useSignal } from "@preact/signals";
import { Icon } from "../../common/icons.tsx";
import { errorText } from "../../common/problem.ts";
import { blankWords } from "../../net/rest.ts";
import type { Channel } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** A button that takes the user's own words out. It is pressed twice, for they never come back. */
export function BlankButton({ store, channel, seq }: { store: GameStore; channel: Channel; seq: number }) {
  const isSure = useSignal(false);
  const problem = useSignal("");
  const press = () => {
    const game = store.settings.value?.id;
    if (!isSure.value || !game) {
      isSure.value = true;
      return;
    }
    blankWords(game, channel, seq).catch(async (error: unknown) => {
      problem.value = await errorText(error);
    });
  };
  const label = isSure.value ? text.blankForEver() : text.blank();
  return (
    <button
      type="button"
      class={isSure.value ? "button button-quiet" : "talk-mute"}
      aria-label={problem.value || label}
      title={problem.value || label}
      onClick={press}
      onBlur={() => {
        isSure.value = false;
        problem.value = "";
      }}
    >
      {isSure.value ? problem.value || label : <Icon d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />}
    </button>
  );
}
