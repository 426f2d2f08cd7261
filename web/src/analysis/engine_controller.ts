import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Engine } from "../../rules/src/engine/engine.ts";
import type { EngineLine, SearchInfo, SearchLimits } from "../../rules/src/engine/messages.ts";
import { errorText } from "../common/problem.ts";
import type { Shares } from "../common/shares/shares.ts";
import type { Study } from "./study.ts";
import type { Turn } from "./tree.ts";

/** How long the engine searches one position. */
export type SearchTime = "second" | "ten" | "endless";

/** The search times in seconds; null for a search that runs until it is stopped. */
export const SEARCH_SECONDS: Readonly<Record<SearchTime, number | null>> = {
  second: 1,
  ten: 10,
  endless: null,
};

/** The number of positions that the engine searches for each point of the graph. */
const GRAPH_NODES = 4000;
/** The time for a hint, in milliseconds. */
const HINT_MS = 1000;

/** The engine's evaluation of the position after a turn. */
export interface Evaluation {
  shares: Shares;
  /** The number of positions searched. */
  nodes: number;
  /** The best turn in reading form; null when the game is over. */
  best: string | null;
}

/** The two engines of the page: one for the current position, and one for the graph. */
export interface Engines {
  main: Pick<Engine, "search" | "stop">;
  graph: Pick<Engine, "search" | "stop">;
}

/** A move to show as arrows, in the position after a turn. */
export interface ShownMove {
  turn: Turn;
  move: string;
}

/**
 * Controls the engines for a study, and holds their results as signals. While it is enabled, one engine
 * searches the current position; while the graph is enabled, the other searches each position of the line
 * briefly.
 */
export class EngineController {
  /** Whether the current position is searched. */
  readonly enabled = signal(false);
  readonly lineCount = signal(3);
  readonly searchTime = signal<SearchTime>("endless");
  /** Whether the line is evaluated for the graph. */
  readonly graphEnabled = signal(false);
  /** The result for the current position so far. */
  readonly info = signal<SearchInfo | null>(null);
  /** The result as the page shows it: it does not change while one of its lines is under the pointer. */
  readonly shownInfo = signal<SearchInfo | null>(null);
  /** Whether the current position is being searched. */
  readonly busy = signal(false);
  readonly error = signal("");
  /** The last hint. */
  readonly hint = signal<(ShownMove & { line: EngineLine }) | null>(null);
  /** The first move of the line under the pointer. */
  readonly pointed = signal<ShownMove | null>(null);
  /** The number of positions of the line without an evaluation. */
  readonly graphRemaining = signal(0);
  private readonly evaluationMap = signal<ReadonlyMap<number, Evaluation>>(new Map());
  private readonly stops: (() => void)[] = [];
  /** The turn for which a hint was requested before the engine had a result. */
  private hintWanted: Turn | null = null;
  /** Counts the searches, so that results of an earlier one are recognised. */
  private searches = 0;
  private evaluatingLine = false;
  private closed = false;
  /** Whether the search was stopped because the page was hidden. */
  private paused = false;

  /** `visible` tells whether the page is visible. */
  constructor(
    private readonly study: Study,
    private readonly engines: Engines,
    private readonly visible: ReadonlySignal<boolean>,
  ) {
    this.stops.push(effect(() => this.searchCurrent()));
    this.stops.push(effect(() => this.showInfo()));
    this.stops.push(effect(() => this.updateGraph()));
    this.stops.push(effect(() => this.pauseWhileHidden()));
  }

  /** The evaluations of the positions, by the id of the turn that leads there. */
  get evaluations(): ReadonlySignal<ReadonlyMap<number, Evaluation>> {
    return this.evaluationMap;
  }

  /** The expected shares after a turn, if they are known. */
  shares(turn: Turn): Shares | null {
    const { outcome } = this.study.view(turn);
    return outcome ? outcome.shares : (this.evaluationMap.value.get(turn.id)?.shares ?? null);
  }

  /** Shows the best turn of the current position as soon as the engine has one. */
  async requestHint(): Promise<void> {
    const turn = this.study.at.peek();
    if (this.enabled.peek()) {
      this.hintWanted = turn;
      const info = this.shownInfo.peek();
      if (info) this.showHint(turn, info);
      return;
    }
    const info = await this.search(turn, { lines: 1, ms: HINT_MS });
    if (info && turn === this.study.at.peek()) this.showHint(turn, info);
  }

  /** Stops all searches of this study. */
  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    this.engines.main.stop();
    this.engines.graph.stop();
  }

  /** Searches the current position; an effect runs it again when the position or a setting changes. */
  private searchCurrent(): void {
    const turn = this.study.at.value;
    const limits = this.limits();
    const enabled = this.enabled.value;
    untracked(() => {
      this.paused = false;
      this.pointed.value = null;
      if (this.hint.value?.turn !== turn) this.hint.value = null;
      this.info.value = null;
      this.busy.value = false;
      this.searches++;
      this.engines.main.stop();
      if (enabled) void this.search(turn, limits);
    });
  }

  /** Stops the search while the page is hidden, which saves the battery, and continues it afterwards. */
  private pauseWhileHidden(): void {
    const visible = this.visible.value;
    untracked(() => {
      if (!visible && this.enabled.peek() && this.busy.peek()) {
        this.paused = true;
        this.engines.main.stop();
      }
      if (visible && this.paused) {
        this.paused = false;
        void this.search(this.study.at.peek(), this.limits());
      }
    });
  }

  private limits(): SearchLimits {
    const seconds = SEARCH_SECONDS[this.searchTime.value];
    return { lines: this.lineCount.value, ms: seconds === null ? undefined : 1000 * seconds };
  }

  private async search(turn: Turn, limits: SearchLimits): Promise<SearchInfo | null> {
    if (this.study.view(turn).outcome) return null;
    const search = ++this.searches;
    const update = (info: SearchInfo) => {
      this.storeEvaluation(turn, info);
      if (search !== this.searches || !this.enabled.peek()) return;
      this.info.value = info;
    };
    this.busy.value = true;
    this.error.value = "";
    try {
      const info = await this.engines.main.search(this.study.enginePosition(turn), limits, update);
      if (info.lines.length > 0) update(info);
      return info;
    } catch (error) {
      void this.showError(error);
      this.enabled.value = false;
      return null;
    } finally {
      if (search === this.searches) this.busy.value = false;
    }
  }

  /** Shows the result, and its first line as the hint, if one is shown or wanted: the two never differ. */
  private showInfo(): void {
    const info = this.info.value;
    if (this.pointed.value) return;
    untracked(() => {
      const turn = this.study.at.peek();
      this.shownInfo.value = info;
      const hinted = this.hintWanted === turn || this.hint.value?.turn === turn;
      if (info && hinted) this.showHint(turn, info);
    });
  }

  private showHint(turn: Turn, info: SearchInfo): void {
    const line = info.lines[0];
    const move = line?.moves[0];
    if (!line || move === undefined) return;
    this.hintWanted = null;
    this.hint.value = { turn, move, line };
  }

  private async showError(error: unknown): Promise<void> {
    this.error.value = await errorText(error);
  }

  /** Evaluates the line for the graph; an effect runs it again when the line changes. */
  private updateGraph(): void {
    void this.study.revision.value;
    void this.study.at.value;
    if (!this.graphEnabled.value) return;
    untracked(() => void this.evaluateLine());
  }

  private async evaluateLine(): Promise<void> {
    if (this.evaluatingLine) return;
    this.evaluatingLine = true;
    try {
      const limits = { lines: 1, nodes: GRAPH_NODES };
      for (;;) {
        const turn = this.nextUnevaluated();
        if (!turn || this.closed || !this.graphEnabled.peek()) break;
        const info = await this.engines.graph.search(this.study.enginePosition(turn), limits);
        if (info.lines.length === 0) break;
        this.storeEvaluation(turn, info);
      }
    } catch (error) {
      void this.showError(error);
      this.graphEnabled.value = false;
    } finally {
      this.evaluatingLine = false;
    }
  }

  /** The first turn of the line whose position has no evaluation. */
  private nextUnevaluated(): Turn | undefined {
    const line = this.study.tree.line(this.study.at.peek());
    const unevaluated = line.filter((turn) => !this.shares(turn));
    this.graphRemaining.value = unevaluated.length;
    return unevaluated[0];
  }

  private storeEvaluation(turn: Turn, info: SearchInfo): void {
    const line = info.lines[0];
    const before = this.evaluationMap.peek().get(turn.id);
    if (!line || this.closed || (before && before.nodes > info.nodes)) return;
    const evaluation = { shares: line.shares, nodes: info.nodes, best: line.readings[0] ?? null };
    this.evaluationMap.value = new Map(this.evaluationMap.peek()).set(turn.id, evaluation);
  }
}
