/** Phrases: what people say who deal with each other, without a common language. */
import { Mark } from "../../common/seats/mark.tsx";
import type { Phrase, Seat } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

type About = Extract<Phrase, { seat: Seat }>["kind"];
type Alone = Exclude<Phrase["kind"], About>;

const ALONE: readonly Alone[] = ["agreed", "no", "later", "trust_me", "spare_me", "i_regret", "farewell"];
const ABOUT: readonly About[] = ["beware", "threatens_us", "strike_together", "leave_power", "you_lied"];

/** A phrase in the reader's language. */
export function phraseText(phrase: Phrase): string {
  if ("seat" in phrase) return text.phraseAbout({ phrase: phrase.kind, seat: phrase.seat });
  return text.phrase({ phrase: phrase.kind });
}

/** All phrases: those about a player have a button for each. */
export function Phrases({ store, say }: { store: GameStore; say: (phrase: Phrase) => void }) {
  const { value: settings } = store.settings;
  const held = store.held.value;
  const isPlayer = (seat: Seat) => !held.includes(seat) && settings?.seats[seat]?.kind !== "absent";
  const others = store.board.seats.filter(isPlayer);
  return (
    <details class="talk-phrases">
      <summary>{text.phrases()}</summary>
      <div class="talk-phrase-list">
        <div class="talk-signs">
          {ALONE.map((kind) => (
            <Say key={kind} phrase={{ kind }} say={say} />
          ))}
        </div>
        {others.map((seat) => (
          <div key={seat} class="talk-signs">
            <Mark seat={seat} size={12} />
            {ABOUT.map((kind) => (
              <Say key={kind} phrase={{ kind, seat }} say={say} />
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

function Say({ phrase, say }: { phrase: Phrase; say: (phrase: Phrase) => void }) {
  return (
    <button type="button" class="talk-sign" onClick={() => say(phrase)}>
      {phraseText(phrase)}
    </button>
  );
}
