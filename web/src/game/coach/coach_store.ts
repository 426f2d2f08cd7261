/** Hints and remarks in a game against bots only. */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { EnginePosition } from "../../../rules/src/engine/messages.ts";
import { importPart } from "../../common/browser/import_part.ts";
import { like, recordOf, shapeOf } from "../../common/browser/shape.ts";
import { readStored, storedSignal, writeStored } from "../../common/browser/stored.ts";
import { knownGames } from "../../common/games.ts";
import type { Seat } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";
import { isAloneWithBots } from "./company.ts";
import type { Advice, Coach } from "./engine_coach.ts";
import { isBlunder } from "./verdict.ts";

/** In how many games a user is told of costly turns without having asked for it. */
const FIRST_GAMES = 3;
const REMARKS = "djambi.remarks";
/** What was said of the turns of the last game. */
const TOLD = "djambi.told";

/** Whether hints and taking back stand beside the board. */
export const showHelp = storedSignal<boolean>("djambi.help", true, like(true));

/** Whether the user is told of costly turns; null until they choose, and until then in the first games. */
const remarksChosen = signal<boolean | null>(readStored(REMARKS, like<boolean>(true)));

/** Whether the user is told of costly turns. */
export const showRemarks = computed(() => remarksChosen.value ?? finishedGames() < FIRST_GAMES);

/** Remembers whether the user wants to be told of costly turns. */
export function chooseRemarks(wanted: boolean): void {
  remarksChosen.value = wanted;
  writeStored(REMARKS, wanted);
}

function finishedGames(): number {
  return knownGames().filter(({ outcome, held }) => outcome && (held?.length ?? 0) > 0).length;
}

/** A hint for the position after a ply: first the piece, then the whole turn. */
export interface Hint {
  ply: number;
  stage: "searching" | "piece" | "turn" | "failed";
  advice: Advice | null;
}

/** What is said of a turn of the user's: the ply after it, and what would have been better before it. */
export interface Remark {
  ply: number;
  before: number;
  after: number;
  better: Advice;
}

/** What a user was told of the turns of a game, by their places and texts. */
interface Told {
  game: string;
  turns: Record<string, Pick<Remark, "before" | "after">>;
}

const readTold = shapeOf<Told>({
  game: like(""),
  turns: recordOf(shapeOf({ before: like(0), after: like(0) })),
});

/** Fetches the coach. */
export type OpenCoach = () => Promise<Coach>;

/** The hint and the remark of a game; the engine is fetched when the first is wanted. */
export class CoachStore {
  /** Whether the user may be helped at all: all others are bots. */
  readonly isAllowed: ReadonlySignal<boolean>;
  readonly hint = signal<Hint | null>(null);
  readonly remark = signal<Remark | null>(null);
  private kept: Told | null = null;
  private coach: Promise<Coach> | null = null;
  /** The advice for positions by their number of plies; a question is asked once. */
  private readonly advice = new Map<number, { key: string; answer: Promise<Advice | null> }>();
  private judged = 0;

  constructor(
    private readonly store: GameStore,
    private readonly open: OpenCoach,
  ) {
    this.isAllowed = computed(() => isAloneWithBots(store.settings.value, store.held.value));
  }

  /** Follows the game; returns how to stop that. */
  follow(): () => void {
    const stops = [effect(() => this.onPosition()), effect(() => this.onTurn())];
    return () => {
      for (const stop of stops) stop();
      void this.coach?.then((coach) => coach.close());
      this.coach = null;
    };
  }

  /** Shows the piece to move, and the whole turn when asked again. */
  async requestHint(): Promise<void> {
    const { hint, store } = this;
    const ply = store.plyCount.peek();
    const shown = hint.peek();
    if (shown?.ply === ply && shown.stage === "piece") {
      hint.value = { ...shown, stage: "turn" };
      return;
    }
    if (!store.mover.peek() || (shown?.ply === ply && shown.stage === "turn")) return;
    this.remark.value = null;
    hint.value = { ply, stage: "searching", advice: null };
    let advice: Advice | null = null;
    try {
      advice = await this.adviceAt(ply);
    } catch {
      // The sentence says so.
    }
    if (hint.peek()?.ply !== ply) return;
    hint.value = { ply, stage: advice ? "piece" : "failed", advice };
  }

  /** Takes away what is shown. */
  close(): void {
    this.hint.value = null;
    this.remark.value = null;
  }

  /** A hint lasts as long as its position; the engine may think before it is asked. */
  private onPosition(): void {
    const { store } = this;
    const ply = store.plyCount.value;
    const mover = store.mover.value;
    void store.revision.value;
    const thinks = mover !== null && this.tells();
    untracked(() => {
      if (this.hint.value && this.hint.value.ply !== ply) this.hint.value = null;
      if (this.remark.value && this.remark.value.ply > ply) this.remark.value = null;
      if (thinks) this.adviceAt(ply).catch(() => {});
    });
  }

  /** Judges the last turn of the user's, if advice was asked for the position before it. */
  private onTurn(): void {
    const { store } = this;
    const count = store.plyCount.value;
    const held = store.held.value;
    if (!this.tells() || !store.settings.value) return;
    const { plies } = store.log;
    const ply = plies.slice(0, count).findLastIndex(({ seat }) => seat !== null && held.includes(seat)) + 1;
    untracked(() => {
      // Turns that were taken back are not those that come in their place.
      if (this.judged > ply) this.judged = ply;
      const seat = plies[ply - 1]?.seat;
      if (ply === 0 || ply === this.judged || plies[ply - 1]?.kind !== "turn" || !seat) return;
      this.judged = ply;
      this.remark.value = null;
      if (this.advice.has(ply - 1)) this.judge(ply, seat).catch(() => {});
    });
  }

  private async judge(ply: number, seat: Seat): Promise<void> {
    const { store } = this;
    const move = store.log.plies[ply - 1]?.move;
    const better = await this.adviceAt(ply - 1);
    if (!better || better.move === move) return;
    const position = store.log.view(ply);
    const after = position.outcome
      ? (position.outcome.shares[seat] ?? 0)
      : await (await this.opened()).expected(enginePosition(store, ply), seat);
    const isSame = store.log.plies[ply - 1]?.move === move && this.judged === ply;
    if (after === null || !isSame || !isBlunder(better.expected, after)) return;
    const told = this.told();
    told.turns[`${ply} ${move}`] = { before: better.expected, after };
    writeStored(TOLD, told);
    this.remark.value = { ply, before: better.expected, after, better };
  }

  /** What the user was told of the turn of a ply, so that one turn has one number; null if nothing. */
  toldOf(ply: number): Pick<Remark, "before" | "after"> | null {
    return this.told().turns[`${ply} ${this.store.log.plies[ply - 1]?.move}`] ?? null;
  }

  /** What was said in this game, also before the page was loaded again. */
  private told(): Told {
    const game = this.store.settings.peek()?.id ?? "";
    if (this.kept?.game !== game) {
      const stored = readStored(TOLD, readTold);
      this.kept = stored?.game === game ? stored : { game, turns: {} };
    }
    return this.kept;
  }

  /** Whether the user is told of costly turns. Of several seats, others at this screen may hold some. */
  private tells(): boolean {
    return this.isAllowed.value && showRemarks.value && this.store.held.value.length === 1;
  }

  private adviceAt(ply: number): Promise<Advice | null> {
    const position = enginePosition(this.store, ply);
    const known = this.advice.get(ply);
    if (known?.key === position.position) return known.answer;
    const answer = this.opened().then((coach) => coach.advise(position));
    this.advice.set(ply, { key: position.position, answer });
    // The next request tries again.
    answer.catch(() => this.advice.delete(ply));
    return answer;
  }

  private opened(): Promise<Coach> {
    this.coach ??= this.open();
    this.coach.catch(() => {
      this.coach = null;
    });
    return this.coach;
  }
}

/** The position after a number of plies, as the engine takes it. */
export function enginePosition({ log, settings }: GameStore, ply: number): EnginePosition {
  const game = settings.peek();
  const { dfen, quiet_turns } = log.view(ply);
  // Positions before the last kill cannot be repeated.
  const first = Math.max(0, ply - quiet_turns);
  const history = Array.from({ length: ply - first }, (_, index) => log.view(first + index).dfen);
  const options = game?.rules.options ?? {};
  return { board: game?.board ?? "", rules: game?.rules.set ?? "", options, position: dfen, history };
}

const stores = new WeakMap<GameStore, CoachStore>();

/** The coach of a game, which several components show. */
export function coachOf(store: GameStore): CoachStore {
  const known = stores.get(store);
  if (known) return known;
  const coach = new CoachStore(store, fetchCoach);
  stores.set(store, coach);
  return coach;
}

/** Fetches the coach's chunk, and starts its engine with the worker that the page names. */
export async function fetchCoach(): Promise<Coach> {
  const { openCoach } = await importPart(() => import("./engine_coach.ts"));
  const page = document.querySelector<HTMLElement>("[data-worker]");
  return openCoach(page?.dataset.worker ?? "");
}
