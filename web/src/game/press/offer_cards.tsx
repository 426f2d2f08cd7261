/** The treaties that are offered, and what has just become of others. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { problemText } from "../../common/problem.ts";
import { Mark } from "../../common/seats/mark.tsx";
import { seatNames } from "../../common/seats/seat_names.ts";
import type { KnownTreaty } from "../../protocol/index.ts";
import * as beside from "../../text/beside.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { Resting } from "../resting.tsx";
import { isPublic } from "../talk/channels.ts";
import { doAct, openAbout, openProposal } from "./acts.ts";
import { botWords } from "./bot_words.ts";
import { openComposer } from "./composer.tsx";
import { hearingOf } from "./court.ts";
import { recentEndings } from "./news.ts";
import { isHidden, proposalOf } from "./proposals.ts";
import { notesOn, Remarks } from "./remarks.tsx";
import { clauseText, endingText, offerText, othersOf, partiesOf } from "./sentences.ts";
import { SuggestionCard } from "./suggestion_card.tsx";
import { suggestionOf } from "./suggestions.ts";
import { ShowOnBoard } from "./treaty_marks.tsx";

/** The treaties that are proposed to the user, or by them, and wait for an answer; the talk has the others. */
export function standingProposals(store: GameStore): KnownTreaty[] {
  const held = store.held.value;
  const isMine = ({ treaty }: KnownTreaty) => partiesOf(treaty).some((seat) => held.includes(seat));
  return store.treaties.all.value.filter(
    (known) => known.state === "proposed" && isMine(known) && !isHidden(store, known),
  );
}

/** What a bot says with its offer; empty for a person's. */
function wordsWith(store: GameStore, known: KnownTreaty): string {
  const words = proposalOf(store, known)?.words;
  return words && "act" in words ? botWords(words.act) : "";
}

/** What a bot says with its refusal; empty for a person's. */
function wordsOfRefusal(store: GameStore, { channel, of, state }: KnownTreaty): string {
  if (state !== "refused") return "";
  const acts = store.talk.of(channel).flatMap(({ words }) => ("act" in words ? [words.act] : []));
  const refusal = acts.find((act) => act.kind === "refuse" && act.of === of);
  return refusal ? botWords(refusal) : "";
}

/** The words of a bot, if it has any. */
function Voice({ words }: { words: string }) {
  return words ? <q class="treaty-voice">{words}</q> : null;
}

/** The subjects of the lines: buttons rest when it changes. */
export function treatyLines(store: GameStore): string {
  const cards = standingProposals(store).map(({ of }) => of);
  return [
    ...cards,
    "ended",
    ...recentEndings(store).map(({ of }) => of),
    suggestionOf(store).value?.said,
  ].join();
}

/** A card for each treaty that is offered to the user or by them, and lines for what has become of others. */
export function TreatyCards({ store }: { store: GameStore }) {
  return (
    <>
      {standingProposals(store).map((treaty) => (
        <OfferCard key={`${treaty.channel}${treaty.of}`} store={store} treaty={treaty} />
      ))}
      {recentEndings(store).map((treaty) => (
        <p key={`${treaty.channel}${treaty.of}`} class={`offer treaty-${treaty.state}`}>
          <span>
            {endingText(treaty)}
            <Voice words={wordsOfRefusal(store, treaty)} />
          </span>
        </p>
      ))}
      <DueDuties store={store} />
      <SuggestionCard store={store} />
      <RefusedAct store={store} />
    </>
  );
}

function OfferCard({ store, treaty: known }: { store: GameStore; treaty: KnownTreaty }) {
  const { author, treaty, accepted } = known;
  const accept = openAbout(store, "accept", known);
  const refuse = openAbout(store, "refuse", known);
  const withdraw = openAbout(store, "withdraw", known);
  const change = refuse && openProposal(store, author);
  const words = wordsWith(store, known);
  const waits = partiesOf(treaty).filter((seat) => !accepted.includes(seat));
  // What the user may answer comes right after the offer: the card comes with its buttons.
  if (!accept && waits.some((seat) => store.held.value.includes(seat))) return null;
  return (
    <Resting
      class={accept ? "offer treaty-card treaty-card-mine" : "offer treaty-card"}
      // The answers come after the card.
      of={`${treatyLines(store)} ${accept?.seat} ${refuse?.seat} ${withdraw?.seat}`}
    >
      <p>
        <span class="treaty-parties">
          {[author, ...othersOf(treaty, author)].map((seat) => (
            <Mark key={seat} seat={seat} size={accept ? 26 : 16} />
          ))}
        </span>
        <span>
          {!isPublic(known.channel) && <i>{text.secretTreaty()} </i>}
          {offerText(author, treaty, store.held.value)}
          <Voice words={words} />
        </span>
      </p>
      <Remarks said={notesOn(store, treaty)} />
      {accept && <Button label={beside.accept()} isStrong onClick={() => doAct(store, accept)} />}
      {refuse && <Button label={text.refuse()} onClick={() => doAct(store, refuse)} />}
      {change && (
        <Button
          label={text.changeOffer()}
          onClick={() =>
            openComposer({ treaty, act: { ...change, channel: known.channel }, instead: refuse })
          }
        />
      )}
      {withdraw && <Button label={text.withdrawOffer()} onClick={() => doAct(store, withdraw)} />}
      {!accept && <span class="soft">{text.waitsFor({ players: seatNames(waits) })}</span>}
      <ShowOnBoard treaty={treaty} />
    </Resting>
  );
}

/** The duties for which this turn of the user is the last one. */
function DueDuties({ store }: { store: GameStore }) {
  const hearing = hearingOf(store).value;
  if (!store.mover.value || !hearing) return null;
  return (
    <>
      {[...hearing.court.due()].map(({ treaty, party, clause }) => {
        const form = hearing.treaties.find(({ number }) => number === treaty)?.known.treaty.parties[party];
        const promised = form?.clauses[clause];
        if (!form || !promised) return null;
        const promise = clauseText(form.seat, promised);
        return (
          <p key={promise} class="offer treaty-due">
            {text.lastChance({ promise })}
          </p>
        );
      })}
    </>
  );
}

/** Why the last act was not possible. */
function RefusedAct({ store }: { store: GameStore }) {
  const reason = useSignal("");
  const refused = store.talk.unconfirmed.value.findLast(({ words, problem }) => "act" in words && problem);
  useEffect(() => {
    reason.value = "";
    if (refused?.problem) void problemText(refused.problem).then((told) => (reason.value = told));
  }, [refused]);
  if (!refused || !reason.value) return null;
  return <p class="offer">{text.actRefused({ reason: reason.value })}</p>;
}

interface ButtonProps {
  label: string;
  isStrong?: true;
  onClick: () => void;
}

function Button({ label, isStrong, onClick }: ButtonProps) {
  const classes = isStrong ? "button button-small button-strong" : "button button-small";
  return (
    <button type="button" class={classes} onClick={onClick}>
      {label}
    </button>
  );
}
