/** The composer: a treaty as a list of sentences, promise by promise, by pointing at a board or by lists. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import type { Channel, OpenAct, TreatyForm } from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/press.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";
import { audiences, doAct, propose } from "./acts.ts";
import { clauseOf } from "./clause_fields.tsx";
import { fetchCourt, hearingOf } from "./court.ts";
import { type DraftTreaty, draftOf, newClause, treatyOf, withClause, withParty } from "./draft.ts";
import { AudienceField, EndFields } from "./end_fields.tsx";
import { type Aim, PartyFields } from "./party_fields.tsx";
import { kindOf, pointAt, pointedSquares } from "./pointing.ts";
import { PointingBoard } from "./pointing_board.tsx";
import { Remarks, type Said, useSaid } from "./remarks.tsx";
import { clauseText } from "./sentences.ts";

/** A treaty that is composed: the treaty to begin with, the act that proposes it, and an offer that is refused for it. */
export interface Draft {
  treaty: TreatyForm;
  act: Extract<OpenAct, { kind: "propose" }>;
  instead?: OpenAct;
}

/** The user's composition; null while there is none. */
const composed = signal<Draft | null>(null);

/** What was entered in a composition that was closed without being sent. */
interface Entered {
  draft: DraftTreaty;
  wanted: Channel;
}

/** The compositions that were closed, each by what it began with, until they are sent or dropped. */
const closed = new Map<string, Entered>();

/** What tells compositions apart: who composes, the treaty to begin with, and the offer that is refused for it. */
function beginningOf({ treaty, act: { seat }, instead }: Draft): string {
  return JSON.stringify({ seat, treaty, instead });
}

/** Opens the composer. */
export function openComposer(draft: Draft): void {
  fetchCourt();
  composed.value = draft;
}

/** The composer, while it is open. */
export function Composer({ store }: { store: GameStore }) {
  const draft = composed.value;
  if (!draft) return null;
  return <ComposerDialog store={store} opened={draft} />;
}

function ComposerDialog({ store, opened }: { store: GameStore; opened: Draft }) {
  const { act, instead } = opened;
  const beginning = beginningOf(opened);
  const entered = closed.get(beginning);
  const [draft, setDraft] = useState(() => entered?.draft ?? draftOf(opened.treaty));
  const [aim, setAim] = useState<Aim | null>(null);
  const [wanted, setWanted] = useState(entered?.wanted ?? act.channel);
  const treaty = treatyOf(draft);
  const said = useSaid(store, treaty);
  const channels = audiences(store, act, treaty);
  const channel = audienceOf(channels, wanted);
  const isReady = hearingOf(store).value !== null && !said.some(({ isFault }) => isFault);
  const close = () => {
    closed.set(beginning, { draft, wanted });
    composed.value = null;
  };
  const drop = () => {
    closed.delete(beginning);
    composed.value = null;
  };
  const send = () => {
    if (instead) doAct(store, instead);
    propose(store, { ...act, channel }, treaty);
    drop();
  };
  return (
    <Dialog title={text.compose()} shape="panel" onClose={close}>
      <div class="composer">
        <div class="composer-fields">
          <Partners {...{ store, act, draft, setDraft }} />
          {draft.parties.map((party, index) => (
            <PartyFields key={party.seat} {...{ store, draft, setDraft, party, index, said, aim, setAim }} />
          ))}
          <EndFields store={store} end={draft.end} setEnd={(end) => setDraft({ ...draft, end })} />
          <Remarks said={said.filter(({ end }) => end)} />
          <AudienceField {...{ store, channels, channel, setChannel: setWanted }} />
          <Remarks said={said.filter(({ end, party }) => !end && party === undefined)} />
          <div class="dialog-actions">
            <button type="button" class="button" onClick={drop}>
              {text.cancelOffer()}
            </button>
            <button type="button" class="button button-strong" disabled={!isReady} onClick={send}>
              {text.sendOffer()}
            </button>
          </div>
        </div>
        <BoardSide {...{ store, draft, setDraft, said, aim }} />
      </div>
    </Dialog>
  );
}

/** The channel to propose in: the wanted one, else the smallest other one that is as private. */
function audienceOf(channels: readonly Channel[], wanted: Channel): Channel {
  const fallback = wanted === "table" ? undefined : channels.find((channel) => channel !== "table");
  return channels.includes(wanted) ? wanted : (fallback ?? "table");
}

interface PartnersProps {
  store: GameStore;
  act: Draft["act"];
  draft: DraftTreaty;
  setDraft: (draft: DraftTreaty) => void;
}

/** With whom the treaty is. */
function Partners({ store, act, draft, setDraft }: PartnersProps) {
  const toggle = (seat: Seat) => {
    const clauses = [newClause(clauseOf("peace", seat, act.seat, store))];
    setDraft(withParty(draft, store.board.seats, { seat, clauses }));
  };
  return (
    <fieldset class="treaty-row">
      <legend>{text.withWhom()}</legend>
      {act.to.map((seat) => (
        <label key={seat} class="toggle">
          <input
            type="checkbox"
            checked={draft.parties.some((party) => party.seat === seat)}
            onChange={() => toggle(seat)}
          />
          <span>{seatName({ seat })}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface BoardSideProps {
  store: GameStore;
  draft: DraftTreaty;
  setDraft: (draft: DraftTreaty) => void;
  said: readonly Said[];
  aim: Aim | null;
}

/** The board, what to do on it, and for screen readers the sentence as it becomes. */
function BoardSide({ store, draft, setDraft, said, aim }: BoardSideProps) {
  const [missed, setMissed] = useState("");
  const index = draft.parties.findIndex(({ clauses }) => clauses.some(({ id }) => id === aim?.clause));
  const party = draft.parties[index];
  const at = party?.clauses.findIndex(({ id }) => id === aim?.clause) ?? -1;
  const clause = party?.clauses[at];
  const position = store.latest.value;
  useEffect(() => setMissed(""), [aim?.clause, aim?.part]);
  const part = clause && aim?.part ? aim.part : null;
  const onPoint = (square: string) => {
    if (!clause || !party || !part || !position) return;
    const form = pointAt(clause.form, part, square, { position, party: party.seat });
    setMissed(form ? "" : text.nothingThere({ square }));
    if (form) setDraft(withClause(draft, clause.id, { ...clause, form }));
  };
  const told = said.filter((one) => one.party === index && one.clause === at).map((one) => one.text);
  const sentence = clause && party ? [clauseText(party.seat, clause.form), ...told].join(" ") : "";
  const leave = () => document.querySelector<HTMLElement>(`[data-aim="${part}"]`)?.focus();
  const chosen = clause && part && position ? pointedSquares(clause.form, part, position) : [];
  return (
    <div class="composer-board">
      <p class="composer-hint">{part ? text.pointing({ kind: kindOf(part) }) : text.pointLater()}</p>
      <PointingBoard store={store} chosen={chosen} onPoint={onPoint} onLeave={leave} />
      <p class="unseen" role="status">
        {missed || sentence}
      </p>
      <p class="composer-missed" aria-hidden="true">
        {missed}
      </p>
    </div>
  );
}
