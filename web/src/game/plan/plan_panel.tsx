/** The panel in which the user plans their next turn: a board for variations, and the lines in words. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { errorText } from "../../common/problem.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import {
  MAX_PLAN_CONDITIONS,
  MAX_PLAN_LINES,
  MAX_PLAN_SIZE,
  type PlanCondition,
  type PlanLine,
} from "../../protocol/index.ts";
import { oneMoment } from "../../text/game.ts";
import * as text from "../../text/plans.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";
import { fetchCourt, isCourtHere } from "../press/court.ts";
import { PlanBoard } from "./plan_board.tsx";
import { LineList } from "./plan_line_list.tsx";
import {
  amongSiblings,
  type DraftLine,
  draftLine,
  lineOf,
  numberOf,
  pathTo,
  plainLines,
  renewed,
  sizeOf,
  thingAt,
  whoIsDone,
  withConditions,
  withLineAfter,
} from "./plan_lines.ts";
import { lineText } from "./plan_sentences.ts";
import { type PlanStore, planStore } from "./plan_store.ts";
import { checksOf } from "./planner.ts";
import { positionAfter, type Sketch, sketchAfter, withPlayer, withTheirs } from "./sketch.ts";

/** Whether the user plans. */
const isOpen = signal(false);

/** Opens the panel; once a plan stands it says so. */
export function PlanButton({ store }: { store: GameStore }) {
  const plans = planStore(store);
  const seat = plans.seat.value;
  if (seat === null) return null;
  const lines = sizeOf(plans.plan?.lines ?? []);
  const open = () => {
    fetchCourt();
    isOpen.value = true;
  };
  return (
    <button
      type="button"
      class={lines > 0 ? "button button-small plan-stands" : "button button-quiet"}
      disabled={store.latest.value?.turn === seat}
      onClick={open}
    >
      {lines > 0 ? text.turnPlanned({ lines }) : text.planTurn()}
    </button>
  );
}

/** The panel, while it is open. */
export function PlanPanel({ store }: { store: GameStore }) {
  const plans = planStore(store);
  const seat = plans.seat.value;
  const latest = store.latest.value;
  if (!isOpen.value || seat === null || !latest) return null;
  return <PlanDialog {...{ store, seat, latest }} />;
}

interface DialogProps {
  store: GameStore;
  seat: Seat;
  latest: PositionView;
}

function PlanDialog(props: DialogProps) {
  const plans = planStore(props.store);
  // A plan that comes, changes on another page or is played begins the panel anew.
  const key = JSON.stringify([props.seat, plans.plan?.lines]);
  const { note, setNote } = useNews(plans, key);
  return (
    <Dialog title={text.planTitle()} shape="panel" onClose={close}>
      <p class="plan-note" role="status">
        {note}
      </p>
      <PlanDraft key={key} {...props} setNote={setNote} />
    </Dialog>
  );
}

function close(): void {
  isOpen.value = false;
}

/** What is told while the panel is open, for the page behind it is still: what became of the plan, and that the panel begins anew. */
function useNews(plans: PlanStore, key: string) {
  const told = plans.told.value;
  const before = useRef({ told, key });
  const [note, setNote] = useState("");
  useEffect(() => {
    const isTold = told !== before.current.told;
    const isAnew = key !== before.current.key;
    // The plan is asked for after what became of it was told.
    if (isTold) setNote(told.message);
    if (isAnew) setNote((news) => [news, text.planBeginsAnew()].filter(Boolean).join(" "));
    if (isAnew) keepFocus();
    before.current = { told, key };
  }, [told, key]);
  return { note, setNote };
}

/** What had the focus may be gone with the draft. */
function keepFocus(): void {
  const panel = document.querySelector(".plan-panel");
  if (!panel?.contains(document.activeElement))
    panel?.querySelector<HTMLElement>(".dialog-actions button")?.focus();
}

interface DraftProps extends DialogProps {
  /** Says something in the panel, to the eye too. */
  setNote: (note: string) => void;
}

/** The lines as they are changed, and the number of plies from which they look back. */
interface Draft {
  lines: readonly DraftLine[];
  after: number;
}

function PlanDraft({ store, seat, latest, setNote }: DraftProps) {
  const plan = planStore(store).plan;
  const [draft, setDraft] = useState<Draft>(() => ({
    lines: plan?.lines.map(draftLine) ?? [],
    after: plan?.after ?? store.plyCount.value,
  }));
  const [aim, setAim] = useState<number | null>(null);
  const [base, setBase] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const [error, setError] = useState("");
  const isLate = latest.turn === seat;
  const { lines } = draft;
  const setLines = (changed: readonly DraftLine[]) => {
    setDraft({ ...draft, lines: changed });
    setError("");
  };
  useEffect(() => setSaid(isLate ? text.planIsLate() : ""), [isLate]);
  const ply = store.plyCount.value;
  useEffect(() => {
    if (!isCourtHere.value || draft.after === ply) return;
    const left = renewedLines(store, seat, draft);
    setDraft({ lines: left, after: ply });
    if (left.length < lines.length) setNote(text.linesOver({ lines: lines.length - left.length }));
  }, [ply, isCourtHere.value]);
  const path = pathTo(lines, base);
  const siblings = base === null ? lines : (path.at(-1)?.next ?? []);
  const sketching = useSketch({ store, seat, path, isLate, say: setSaid }, (line) => {
    setLines(withLineAfter(lines, base, line));
    const number = [...(base === null ? [] : [numberOf(lines, base)]), siblings.length + 1].join(".");
    const position = positionAfter(store, seat, path) ?? latest;
    setSaid(text.lineAdded({ line: number, sentence: lineText(line, position) }));
  });
  const isFull = siblings.length >= MAX_PLAN_LINES || sizeOf(lines) >= MAX_PLAN_SIZE;
  const aimed = pathTo(lines, aim);
  const pointing = aimed.length > 0 ? (positionAfter(store, seat, aimed.slice(0, -1)) ?? latest) : null;
  const keep = async () => {
    try {
      await planStore(store).set(seat, lines);
      store.announcement.value = lines.length > 0 ? text.planKept() : text.planDropped();
      close();
    } catch (failure) {
      setError(await errorText(failure));
    }
  };
  const onPoint = (square: string) => {
    const { when = [] } = aimed.at(-1) ?? {};
    if (aim === null || !pointing || when.length >= MAX_PLAN_CONDITIONS) return;
    const changed: PlanCondition[] = [...when, { kind: "at", square, on: thingAt(pointing, square) }];
    setLines(amongSiblings(lines, aim, (among, at) => withConditions(among, at, changed)));
    setAim(null);
  };
  const leave = () => document.querySelector<HTMLElement>(".plan-who select, .plan-fields button")?.focus();
  const isSame = JSON.stringify(plainLines(lines)) === JSON.stringify(plan?.lines ?? []);
  return (
    <div class="composer plan-panel">
      <div class="composer-board">
        <BoardHead
          {...{ store, seat, latest, isLate, isFull, aim, setAim, setBase }}
          after={base === null ? null : numberOf(lines, base)}
          {...sketching}
        />
        <PlanBoard
          {...{ store, seat, onPoint, pointing }}
          lines={siblings}
          sketch={isLate || isFull ? null : sketching.sketch}
          onTurn={sketching.play}
          onLeave={leave}
        />
        <p class="unseen" role="status">
          {said}
        </p>
      </div>
      <div class="composer-fields plan-fields">
        <p class="soft">{text.planIntro()}</p>
        <LineList
          {...{ store, seat, latest, lines, setLines, setAim, base, setBase, say: setSaid }}
          after={draft.after}
        />
        <p class="soft">{text.planSecret()}</p>
        {error && <p role="alert">{error}</p>}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            {text.closePanel()}
          </button>
          <button type="button" class="button button-strong" disabled={isLate || isSame} onClick={keep}>
            {lines.length === 0 && plan ? text.dropPlan() : text.keepPlan()}
          </button>
        </div>
      </div>
    </div>
  );
}

/** The lines of a draft as they are planned after what has been played since. */
function renewedLines(store: GameStore, seat: Seat, draft: Draft): readonly DraftLine[] {
  const checks = checksOf(store, { seat, ...draft });
  if (!checks || draft.after > store.log.plies.length) return draft.lines;
  const turns = store.log.plies.slice(draft.after).filter(({ kind }) => kind === "turn");
  return renewed(draft.lines, checks, whoIsDone(turns, store.latest.value));
}

interface Sketching {
  sketch: Sketch | null;
  /** Enters a turn of who plays on the board. */
  play: (move: string) => void;
  /** Lets somebody play on the board. */
  setWho: (who: Seat) => void;
  /** Begins the variation again. */
  restart: () => void;
}

interface SketchProps {
  store: GameStore;
  seat: Seat;
  /** The lines after which it begins. */
  path: readonly DraftLine[];
  isLate: boolean;
  say: (sentence: string) => void;
}

/** The variation on the board. It begins again after each line, and when somebody plays in the game. */
function useSketch(props: SketchProps, onLine: (line: PlanLine) => void): Sketching {
  const { store, seat, path, isLate, say } = props;
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const shown = useRef<Sketch | null>(null);
  const show = (next: Sketch | null) => {
    shown.current?.rules.free();
    shown.current = next;
    setSketch(next);
  };
  // The last one is given back with the panel.
  useEffect(() => () => shown.current?.rules.free(), []);
  const restart = () => {
    show(isLate ? null : sketchAfter(store, seat, path));
  };
  const begins = JSON.stringify(path.map(({ when, move }) => [when, move]));
  useEffect(restart, [store.plyCount.value, store.revision.value, isCourtHere.value, seat, begins]);
  const play = (move: string) => {
    if (!sketch) return;
    const { who, theirs } = sketch;
    if (who === seat) {
      onLine(lineOf(theirs, move));
      restart();
      return;
    }
    const next = withTheirs(store, sketch, move, seat);
    if (next) show(next);
    else {
      say(text.outByThen({ seat: who }));
      restart();
    }
  };
  const setWho = (who: Seat) => {
    const next = sketch && withPlayer(store, sketch, who);
    if (next) show(next);
  };
  return { sketch, play, setWho, restart };
}

interface HeadProps extends Sketching {
  store: GameStore;
  seat: Seat;
  latest: PositionView;
  isLate: boolean;
  isFull: boolean;
  aim: number | null;
  setAim: (aim: number | null) => void;
  /** The number of the line after which the variation goes on; null for none. */
  after: string | null;
  setBase: (base: number | null) => void;
}

/** What to do on the board, and who plays there. */
function BoardHead(props: HeadProps) {
  const { store, seat, latest, sketch, aim, setAim, after, setBase, setWho, restart } = props;
  if (aim !== null)
    return (
      <div class="plan-who">
        <p>{text.pointSquare()}</p>
        <button type="button" class="button button-small" onClick={() => setAim(null)}>
          {text.stopPointing()}
        </button>
      </div>
    );
  if (props.isLate || props.isFull || !sketch)
    return (
      <div class="plan-who">
        <p>{stillText(props)}</p>
        {after !== null && <FirstTurn setBase={setBase} />}
      </div>
    );
  const { theirs, who } = sketch;
  const isOpenTo = (other: Seat) =>
    other !== seat && latest.alive.includes(other) && !theirs.some((turn) => turn.seat === other);
  const others = theirs.length < MAX_PLAN_CONDITIONS ? store.board.seats.filter(isOpenTo) : [];
  const prompt = theirs.length > 0 ? text.enterMine() : text.enterAny();
  return (
    <div class="plan-who">
      <label>
        <span class="unseen">{text.whoPlays()}</span>
        <select value={who} onChange={(event) => setWho(event.currentTarget.value as Seat)}>
          {others.map((other) => (
            <option key={other} value={other}>
              {text.asSeat({ seat: other })}
            </option>
          ))}
          <option value={seat}>{text.asMe()}</option>
        </select>
      </label>
      {theirs.length > 0 && (
        <button type="button" class="button button-small" onClick={restart}>
          {text.startAgain()}
        </button>
      )}
      {after !== null && <FirstTurn setBase={setBase} />}
      {after !== null && <span>{text.goesOnAfter({ line: after })}</span>}
      <p>{who === seat ? prompt : text.enterTheirs({ seat: who })}</p>
    </div>
  );
}

/** Why nothing can be entered on the board now. */
function stillText({ isLate, isFull, after }: HeadProps): string {
  if (isLate) return text.planIsLate();
  if (isFull) return text.linesFull();
  return after === null || !isCourtHere.value ? oneMoment() : text.leadsNowhere({ line: after });
}

/** Goes back to the lines of the first turn. */
function FirstTurn({ setBase }: Pick<HeadProps, "setBase">) {
  return (
    <button type="button" class="button button-small" onClick={() => setBase(null)}>
      {text.firstTurn()}
    </button>
  );
}
