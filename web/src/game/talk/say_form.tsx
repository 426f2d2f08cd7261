import { Icon } from "../../common/icons.tsx";
import type { Sign } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import type { TalkPanel } from "./talk_panel.ts";

const SIGNS: readonly Sign[] = ["well_played", "thanks", "sorry", "hurry", "oops", "hello"];
/** How many characters are left when their number is shown. */
const NEAR_END = 50;

/** The field to say something, and the signs; a sentence where the user may only read. */
export function SayForm({ store, panel }: { store: GameStore; panel: TalkPanel }) {
  const { value: channel } = panel.channel;
  const { value: draft } = panel.draft;
  if (!panel.canWrite) return <p class="talk-rule">{text.onlyReading()}</p>;
  const { maxCharacters } = panel;
  const left = maxCharacters - draft.length;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const words = draft.trim();
    if (words === "") return;
    store.say(channel, { text: words });
    panel.draft.value = "";
  };
  return (
    <>
      {channel === "watchers" && <p class="talk-rule">{text.playersMayRead()}</p>}
      {channel === "table" && panel.isWatched && <p class="talk-rule">{text.watchersRead()}</p>}
      <fieldset class="talk-signs" aria-label={text.signs()}>
        {SIGNS.map((sign) => (
          <button key={sign} type="button" class="talk-sign" onClick={() => store.say(channel, { sign })}>
            {text.sign({ sign })}
          </button>
        ))}
      </fieldset>
      {maxCharacters === 0 ? (
        <p class="talk-rule">{text.onlySigns()}</p>
      ) : (
        <form class="talk-form" onSubmit={onSubmit}>
          <input
            type="text"
            value={draft}
            maxLength={maxCharacters}
            autocomplete="off"
            enterkeyhint="send"
            aria-label={text.saySomething()}
            placeholder={text.saySomething()}
            onInput={({ currentTarget }) => {
              panel.draft.value = currentTarget.value;
            }}
          />
          {left < NEAR_END && <span class="talk-left">{text.charactersLeft({ n: left })}</span>}
          <button type="submit" class="button" aria-label={text.send()} title={text.send()}>
            <Icon d="M4 12h15M13 6l6 6-6 6" />
          </button>
        </form>
      )}
    </>
  );
}
