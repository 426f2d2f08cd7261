/** The promises of a game that is over: a strip with a bar for each treaty, and who kept their word. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Mark } from "../../common/seats/mark.tsx";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { isPublic } from "../talk/channels.ts";
import { isOver } from "../talk/in_step.ts";
import { turnAddress } from "../turns/address.ts";
import { historyTab } from "../turns/history_tab.ts";
import { eventsOfPlies } from "../turns/moments.ts";
import { SealIcon } from "./seal_icon.tsx";
import { endingText, offerText, partiesOf } from "./sentences.ts";
import { type Bar, barsOf, VERDICTS, wordsOf } from "./strip.ts";
import { ThoughtLine } from "./thought_line.tsx";
import { thoughtsOn } from "./thoughts.ts";

/** Whether anything was promised or offered in a game that is over. */
export function hasPromises(store: GameStore): boolean {
  return isOver(store) && store.treaties.all.value.length > 0;
}

/** The strip of promises with its legend, and the words kept. */
export function Promises({ store }: { store: GameStore }) {
  const [chosen, choose] = useState<Bar["treaty"] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // What is told of a treaty does not cover its row.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(".strip-row-chosen");
    const said = list.current?.querySelector(".strip-told");
    if (!list.current || !row || !said) return;
    const covered = row.getBoundingClientRect().bottom - said.getBoundingClientRect().top;
    if (covered > 0) list.current.scrollTop += Math.ceil(covered);
  }, [chosen]);
  const plies = Math.max(1, store.plyCount.value);
  const bars = barsOf(store.treaties.all.value, eventsOfPlies(store.log));
  const percent = (ply: number) => `${((100 * ply) / plies).toFixed(2)}%`;
  const verdicts = VERDICTS.filter((verdict) => bars.some((bar) => bar.verdict === verdict));
  return (
    <div ref={list} class="promises">
      <WordsKept store={store} />
      <BotCharacters store={store} />
      <ol class="strip" aria-label={text.strip()} style={{ "--now": percent(store.ply.value) }}>
        {bars.map((bar) => (
          <StripRow
            key={`${bar.treaty.channel}${bar.treaty.of}`}
            {...{ store, bar, percent }}
            isChosen={bar.treaty === chosen}
            onChoose={() => choose(bar.treaty)}
          />
        ))}
      </ol>
      <div class="strip-told" role="status">
        {chosen && <p>{told(chosen)}</p>}
        {chosen && <Thoughts store={store} treaty={chosen} />}
      </div>
      <ul class="strip-legend">
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <span class={`strip-bar strip-${verdict}`} /> {text.verdict({ verdict })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words kept, and the way to the strip, which lies in the place of the turns. */
export function PromisesSummary({ store, onClose }: { store: GameStore; onClose: () => void }) {
  if (!hasPromises(store)) return null;
  const open = () => {
    onClose();
    historyTab.value = "promises";
    document.querySelector(".history")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div class="promises-summary">
      <WordsKept store={store} />
      <button type="button" class="button button-small" onClick={open}>
        {text.showPromises()}
      </button>
    </div>
  );
}

/** Who kept how many promises, in a sentence each. */
export function WordsKept({ store }: { store: GameStore }) {
  const words = wordsOf(store.treaties.all.value, store.settings.value?.seats ?? {}, store.board.seats);
  if (words.length === 0) return null;
  return (
    <ul class="words-kept">
      {words.map(({ seat, kept, all }) => (
        <li key={seat}>
          <Mark seat={seat} size={14} /> {text.wordsKept({ seat, kept, all })}
        </li>
      ))}
    </ul>
  );
}

/** The characters of the bots, which the service tells after the end. */
function BotCharacters({ store }: { store: GameStore }) {
  const seats = store.settings.value?.seats ?? {};
  return (
    <ul class="words-kept">
      {store.board.seats.map((seat) => {
        const character = seats[seat]?.character;
        return (
          character && (
            <li key={seat}>
              <Mark seat={seat} size={14} /> {text.botCharacter({ seat, character })}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface RowProps {
  store: GameStore;
  bar: Bar;
  /** A place in the strip. */
  percent: (ply: number) => string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A treaty: its parties, its bar, which leads to the offer, and the seal that leads to the breach. */
function StripRow({ store, bar, percent, isChosen, onChoose }: RowProps) {
  const { treaty, verdict, from, to, breach } = bar;
  const parties = partiesOf(treaty.treaty);
  const label = text.bar({ story: told(treaty), from, to });
  const ply = store.ply.value;
  const open = (turn: number) => (event: Event) => {
    event.preventDefault();
    onChoose();
    store.reviewEarlier(turn);
    document.querySelector("#board")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <li class={isChosen ? "strip-row strip-row-chosen" : "strip-row"}>
      <span class="strip-parties" aria-hidden="true">
        {!isPublic(treaty.channel) && <SealIcon kind="opened" />}
        {parties.map((seat) => (
          <Mark key={seat} seat={seat} size={14} />
        ))}
      </span>
      <span class="strip-track" style={{ "--from": percent(from), "--to": percent(to) }}>
        <a
          href={turnAddress(store, from)}
          class={`strip-bar strip-${verdict}`}
          aria-current={ply >= from && ply <= to && breach !== ply ? "true" : undefined}
          title={label}
          onClick={open(from)}
        >
          <span class="unseen">{label}</span>
        </a>
        {breach !== null && (
          <a
            href={turnAddress(store, breach)}
            class="strip-breach"
            aria-current={ply === breach ? "true" : undefined}
            title={text.breach({ turn: breach })}
            onClick={open(breach)}
          >
            <SealIcon kind="broken" />
            <span class="unseen">{text.breach({ turn: breach })}</span>
          </a>
        )}
      </span>
    </li>
  );
}

/** What bots thought of a treaty. */
function Thoughts({ store, treaty }: { store: GameStore; treaty: Bar["treaty"] }) {
  return thoughtsOn(store, treaty).map(({ seat, thought }) => (
    <ThoughtLine key={`${seat}${thought}`} {...{ seat, thought }} />
  ));
}

/** What was offered, and what became of it. */
function told(known: Bar["treaty"]): string {
  const secret = isPublic(known.channel) ? [] : [`${text.secretTreaty()}.`];
  return [...secret, offerText(known.author, known.treaty, []), endingText(known)].join(" ");
}
