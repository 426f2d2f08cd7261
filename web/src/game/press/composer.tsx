/** The composer: a treaty clause by clause. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { problemText } from "../../common/problem.ts";
import type { Seat } from "../../core/types.ts";
import {
  type ClauseForm,
  MAX_ROUNDS,
  type OpenAct,
  type PartyForm,
  type TreatyEnd,
  type TreatyForm,
} from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/press.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";
import { doAct, inSecret, propose, USUAL_ROUNDS } from "./acts.ts";
import { ClauseFields, clauseOf, KINDS } from "./clause_fields.tsx";
import { fetchCourt, hearingOf } from "./court.ts";
import { SeatSelect } from "./seat_select.tsx";
import { treatySentences } from "./sentences.ts";
import { emptyPromises } from "./worthless.ts";

/** A treaty that is composed: the treaty to begin with, the act that proposes it, and an offer that is refused for it. */
export interface Draft {
  treaty: TreatyForm;
  act: Extract<OpenAct, { kind: "propose" }>;
  instead?: OpenAct;
}

/** The user's composition; null while there is none. */
const composed = signal<Draft | null>(null);

/** Opens the composer. */
export function openComposer(draft: Draft): void {
  fetchCourt();
  composed.value = draft;
}

/** The composer, while it is open. */
export function Composer({ store }: { store: GameStore }) {
  const draft = composed.value;
  if (!draft) return null;
  return <ComposerDialog store={store} draft={draft} />;
}

function ComposerDialog({ store, draft }: { store: GameStore; draft: Draft }) {
  const [treaty, setTreaty] = useState(draft.treaty);
  const faults = useFaults(store, treaty);
  const { act, instead } = draft;
  const [wantsSecret, setSecret] = useState(draft.act.channel !== "table");
  const secret = inSecret(store, act, treaty);
  const close = () => {
    composed.value = null;
  };
  const send = () => {
    if (instead) doAct(store, instead);
    propose(store, wantsSecret && secret ? secret : { ...act, channel: "table" }, treaty);
    close();
  };
  const setParty = (party: PartyForm) =>
    setTreaty({ ...treaty, parties: treaty.parties.map((old) => (old.seat === party.seat ? party : old)) });
  return (
    <Dialog title={text.compose()} onClose={close}>
      <Partners {...{ store, act, treaty, setTreaty }} />
      {treaty.parties.map((party) => (
        <PartyFields key={party.seat} {...{ store, party, setParty }} />
      ))}
      <EndFields store={store} end={treaty.end} setEnd={(end) => setTreaty({ ...treaty, end })} />
      {secret && (
        <label class="toggle">
          <input
            type="checkbox"
            checked={wantsSecret}
            onChange={({ currentTarget: box }) => setSecret(box.checked)}
          />
          <span>{text.inSecret()}</span>
        </label>
      )}
      <div class="treaty-told" role="status">
        {faults.length === 0
          ? treatySentences(treaty).map((sentence) => <p key={sentence}>{sentence}</p>)
          : faults.map((fault) => (
              <p key={fault} class="treaty-fault">
                {fault}
              </p>
            ))}
      </div>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {text.cancelOffer()}
        </button>
        <button type="button" class="button button-strong" disabled={faults.length > 0} onClick={send}>
          {text.sendOffer()}
        </button>
      </div>
    </Dialog>
  );
}

/** The faults of a treaty, and promises that are worth nothing, in sentences. */
function useFaults(store: GameStore, treaty: TreatyForm): readonly string[] {
  const [told, setTold] = useState<string | null>(null);
  const hearing = hearingOf(store).value;
  const json = JSON.stringify(treaty);
  const problem = hearing?.court.fault(json);
  useEffect(() => {
    setTold(null);
    let isCurrent = true;
    if (problem) void problemText(problem).then((sentence) => isCurrent && setTold(sentence));
    return () => {
      isCurrent = false;
    };
  }, [json, hearing === null]);
  if (problem) return [told ?? "…"];
  const position = store.latest.value;
  return position ? emptyPromises(treaty, position) : [];
}

interface PartnersProps {
  store: GameStore;
  act: Draft["act"];
  treaty: TreatyForm;
  setTreaty: (treaty: TreatyForm) => void;
}

/** With whom the treaty is. */
function Partners({ store, act, treaty, setTreaty }: PartnersProps) {
  const toggle = (seat: Seat, isIn: boolean) => {
    const fresh: PartyForm = { seat, clauses: [{ kind: "peace", seats: [act.seat] }] };
    const others = treaty.parties.filter((party) => party.seat !== seat);
    const parties = isIn ? [...others, fresh] : others;
    const order = store.board.seats;
    parties.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
    setTreaty({ ...treaty, parties });
  };
  return (
    <fieldset class="treaty-row">
      <legend>{text.withWhom()}</legend>
      {act.to.map((seat) => (
        <label key={seat} class="toggle">
          <input
            type="checkbox"
            checked={treaty.parties.some((party) => party.seat === seat)}
            onChange={({ currentTarget: box }) => toggle(seat, box.checked)}
          />
          <span>{seatName({ seat })}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PartyProps {
  store: GameStore;
  party: PartyForm;
  setParty: (party: PartyForm) => void;
}

/** The promises of a party. */
function PartyFields({ store, party, setParty }: PartyProps) {
  const { seat, clauses } = party;
  const replace = (at: number, ...by: ClauseForm[]) =>
    setParty({ seat, clauses: clauses.toSpliced(at, 1, ...by) });
  const add = (kind: string) => {
    const found = KINDS.find((known) => known === kind);
    if (found) setParty({ seat, clauses: [...clauses, clauseOf(found, seat, store)] });
  };
  return (
    <fieldset class="treaty-party">
      <legend>{text.promisesOf({ seat })}</legend>
      {clauses.map((clause, at) => (
        <div key={`${at}${clause.kind}`} class="treaty-clause">
          <ClauseFields {...{ store, seat, clause }} setClause={(changed) => replace(at, changed)} />
          <button type="button" class="button button-quiet" onClick={() => replace(at)}>
            {text.removePromise()}
          </button>
        </div>
      ))}
      {clauses.length === 0 && <p class="soft">{text.promisesNothing()}</p>}
      <select
        aria-label={`${text.promisesOf({ seat })}: ${text.addPromise()}`}
        value=""
        onChange={(event) => {
          add(event.currentTarget.value);
          event.currentTarget.value = "";
        }}
      >
        <option value="">{text.addPromise()}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.promiseKind({ kind })}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

const ENDS = ["rounds", "notice", "power", "out"] as const;
/** How the treaty ends. */
function EndFields(props: { store: GameStore; end: TreatyEnd; setEnd: (end: TreatyEnd) => void }) {
  const { store, end, setEnd } = props;
  const [first = "red"] = store.board.seats;
  const kind = end === "notice" ? end : (ENDS.find((name) => name in end) ?? "rounds");
  const seat = end === "notice" || "rounds" in end ? first : "power" in end ? end.power : end.out;
  const make = (chosen: string, of: Seat): TreatyEnd => {
    if (chosen === "notice") return "notice";
    if (chosen === "power") return { power: of };
    return chosen === "out" ? { out: of } : { rounds: USUAL_ROUNDS };
  };
  return (
    <p class="treaty-row">
      <label>
        {text.endsAfter()}{" "}
        <select value={kind} onChange={(event) => setEnd(make(event.currentTarget.value, seat))}>
          {ENDS.map((name) => (
            <option key={name} value={name}>
              {text.endKind({ end: name })}
            </option>
          ))}
        </select>
      </label>
      {end !== "notice" && "rounds" in end && (
        <label>
          {text.itsRounds()}{" "}
          <select
            value={end.rounds}
            onChange={(event) => setEnd({ rounds: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MAX_ROUNDS }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === "power" || kind === "out") && (
        <SeatSelect
          label={text.itsPlayers()}
          seats={store.board.seats}
          seat={seat}
          onChange={(chosen) => setEnd(make(kind, chosen))}
        />
      )}
    </p>
  );
}
