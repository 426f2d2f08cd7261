import { Icon } from "../../common/icons.tsx";
import { type Channel, SIGNS, type Words } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { isOwn, isPublic, othersIn } from "./channels.ts";
import { DrawButtons, isDrawing } from "./drawing.tsx";
import { stepOf } from "./in_step.ts";
import { Phrases } from "./phrases.tsx";
import type { TalkPanel } from "./talk_panel.ts";

/** How many characters are left when their number is shown. */
const NEAR_END = 50;

/** The field to say something, and the signs; a sentence where the user may only read. */
export function SayForm({ store, panel }: { store: GameStore; panel: TalkPanel }) {
  const { value: channel } = panel.channel;
  const { value: draft } = panel.draft;
  // What was said has the room while the user looks through a game that is over.
  if (stepOf(store) !== null) return null;
  if (!panel.canWrite) return <p class="talk-rule">{whyNotText(store, channel)}</p>;
  const { maxCharacters } = panel;
  const left = maxCharacters - draft.length;
  const say = (words: Words) => {
    store.say(channel, words);
    if (!panel.isWhole.value) panel.choose(channel);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const words = draft.trim();
    if (words === "") return;
    say({ text: words });
    panel.draft.value = "";
  };
  return (
    <>
      <Readers store={store} panel={panel} />
      {channel === "watchers" && <p class="talk-rule">{text.playersMayRead()}</p>}
      {channel === "table" && panel.isWatched && <p class="talk-rule">{text.watchersRead()}</p>}
      {!isDrawing.value && (
        <fieldset class="talk-signs" aria-label={text.signs()}>
          {SIGNS.map((sign) => (
            <button key={sign} type="button" class="talk-sign" onClick={() => say({ sign })}>
              {text.sign({ sign })}
            </button>
          ))}
        </fieldset>
      )}
      {/* Before the game begins nobody deals with anybody, and the board takes no drawing. */}
      {!store.table.isWaiting.value && (
        <div class="talk-more">
          {!isDrawing.value && <Phrases store={store} say={(phrase) => say({ phrase })} />}
          {maxCharacters > 0 && <DrawButtons say={(drawing) => say({ drawing })} />}
        </div>
      )}
      {maxCharacters === 0 && <p class="talk-rule">{text.onlySigns()}</p>}
      {maxCharacters > 0 && !isDrawing.value && (
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

/** Why the user cannot write in a channel. */
function whyNotText(store: GameStore, channel: Channel): string {
  if (isPublic(channel)) return text.onlyReading();
  return isOwn(store, channel) ? text.channelClosed() : text.whoRead({ players: othersIn(store, channel) });
}

/** Who reads what is said in a private channel. */
function Readers({ store, panel }: { store: GameStore; panel: TalkPanel }) {
  const { value: channel } = panel.channel;
  if (isPublic(channel)) return null;
  const players = othersIn(store, channel);
  return (
    <p class="talk-rule">
      {players.length === 0 ? text.onlyYouRead() : text.whoReads({ players })}
      {!panel.hasWhispered && ` ${text.hostReads()}`}
    </p>
  );
}
