import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Engine } from "../engine/engine.ts";
import type { Info, Limits, Line } from "../engine/messages.ts";
import { type Shares, sharesOf } from "./shares.ts";
import type { Study } from "./study.ts";
import type { Turn } from "./tree.ts";

/** How long the engine thinks about one position. */
export type Effort = "second" | "ten" | "endless";

/** The efforts, in the words of the page. */
export const EFFORTS: readonly (readonly [Effort, string])[] = [
  ["second", "1 second"],
  ["ten", "10 seconds"],
  ["endless", "until stopped"],
];

const TIMES: Readonly<Record<Effort, number | undefined>> = { second: 1000, ten: 10_000, endless: undefined };

/** How many positions the graph's engine searches for each of its points. */
const GLANCE = 4000;
/** How long a hint may take, in milliseconds. */
const HINT = 1000;

/** What the engine thinks of the position after a turn. */
export interface Judgement {
  shares: Shares;
  /** How many positions it looked at. */
  nodes: number;
  /** The best turn, in reading form; none if the game is over. */
  best: string | null;
}

/** The two engines of a page: one for what is looked at, and one that draws the graph meanwhile. */
export interface Engines {
  front: Pick<Engine, "think" | "stop">;
  back: Pick<Engine, "think" | "stop">;
}

/** A turn to be shown on the board. */
export interface Shown {
  turn: Turn;
  move: string;
}

/**
 * What the engine thinks about a study, as signals. It thinks about the position that is looked at while it is switched on,
 * and about every position of the line, briefly, when the graph is wanted.
 */
export class Thinking {
  readonly on = signal(false);
  readonly lines = signal(3);
  readonly effort = signal<Effort>("endless");
  /** Whether the graph is to be drawn. */
  readonly graph = signal(false);
  /** What has been found about the position that is looked at. */
  readonly info = signal<Info | null>(null);
  readonly busy = signal(false);
  readonly trouble = signal("");
  /** A hint that was asked for. */
  readonly hint = signal<(Shown & { line: Line }) | null>(null);
  /** A line's first turn, while somebody points at it. */
  readonly pointed = signal<Shown | null>(null);
  /** How many positions of the line are still to be looked at for the graph. */
  readonly left = signal(0);
  private readonly known = signal<ReadonlyMap<number, Judgement>>(new Map());
  private readonly stops: (() => void)[] = [];
  /** The position for which a hint was asked before there was one. */
  private wanted: Turn | null = null;
  /** Counts the thoughts, so that what an old one still says is told apart. */
  private thoughts = 0;
  private drawing = false;
  private closed = false;
  /** Whether a thought was interrupted because nobody saw the page. */
  private resting = false;

  /** `seen` says whether somebody can see the page. */
  constructor(
    private readonly study: Study,
    private readonly engines: Engines,
    private readonly seen: ReadonlySignal<boolean>,
  ) {
    this.stops.push(effect(() => this.follow()));
    this.stops.push(effect(() => this.sketch()));
    this.stops.push(effect(() => this.rest()));
  }

  /** What is known of each turn's position, by its number. */
  get judgements(): ReadonlySignal<ReadonlyMap<number, Judgement>> {
    return this.known;
  }

  /** What the position after a turn promises each seat, if that is known. */
  shares(turn: Turn): Shares | null {
    const { outcome } = this.study.view(turn);
    return outcome ? sharesOf(outcome) : (this.known.value.get(turn.id)?.shares ?? null);
  }

  /** Shows the best turn of the position looked at, as soon as there is one. */
  async ask(): Promise<void> {
    const turn = this.study.at.peek();
    if (this.on.peek()) {
      this.wanted = turn;
      const found = this.info.peek();
      if (found) this.advise(turn, found);
      return;
    }
    const info = await this.think(turn, { lines: 1, ms: HINT });
    if (info && turn === this.study.at.peek()) this.advise(turn, info);
  }

  /** Ends all thinking about this study. */
  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    this.engines.front.stop();
    this.engines.back.stop();
  }

  /** Thinks about the position that is looked at; run again whenever that, or a wish, changes. */
  private follow(): void {
    const turn = this.study.at.value;
    const limits = this.limits();
    const on = this.on.value;
    untracked(() => {
      this.resting = false;
      this.pointed.value = null;
      if (this.hint.value?.turn !== turn) this.hint.value = null;
      this.info.value = null;
      this.busy.value = false;
      this.thoughts++;
      this.engines.front.stop();
      if (on) void this.think(turn, limits);
    });
  }

  /** Stops while nobody sees the page, lest an endless thought drain a phone in a pocket, and then goes on where it was. */
  private rest(): void {
    const seen = this.seen.value;
    untracked(() => {
      if (!seen && this.on.peek() && this.busy.peek()) {
        this.resting = true;
        this.engines.front.stop();
      }
      if (seen && this.resting) {
        this.resting = false;
        void this.think(this.study.at.peek(), this.limits());
      }
    });
  }

  private limits(): Limits {
    return { lines: this.lines.value, ms: TIMES[this.effort.value] };
  }

  private async think(turn: Turn, limits: Limits): Promise<Info | null> {
    if (this.study.view(turn).outcome) return null;
    const thought = ++this.thoughts;
    const take = (info: Info) => {
      this.judge(turn, info);
      if (thought !== this.thoughts || !this.on.peek()) return;
      this.info.value = info;
      if (this.wanted === turn) this.advise(turn, info);
    };
    this.busy.value = true;
    this.trouble.value = "";
    try {
      const info = await this.engines.front.think(this.study.question(turn), limits, take);
      if (info.lines.length > 0) take(info);
      return info;
    } catch (error) {
      this.fail(error);
      this.on.value = false;
      return null;
    } finally {
      if (thought === this.thoughts) this.busy.value = false;
    }
  }

  private advise(turn: Turn, info: Info): void {
    const line = info.lines[0];
    const move = line?.moves[0];
    if (!line || move === undefined) return;
    this.wanted = null;
    this.hint.value = { turn, move, line };
  }

  private fail(error: unknown): void {
    this.trouble.value = error instanceof Error ? error.message : String(error);
  }

  /** Looks at every position of the line that nothing is known of, one after the other. */
  private sketch(): void {
    void this.study.revision.value;
    void this.study.at.value;
    if (!this.graph.value) return;
    untracked(() => void this.draw());
  }

  private async draw(): Promise<void> {
    if (this.drawing) return;
    this.drawing = true;
    try {
      for (let turn = this.open(); turn && !this.closed && this.graph.peek(); turn = this.open()) {
        const info = await this.engines.back.think(this.study.question(turn), { lines: 1, nodes: GLANCE });
        if (info.lines.length === 0) break;
        this.judge(turn, info);
      }
    } catch (error) {
      this.fail(error);
      this.graph.value = false;
    } finally {
      this.drawing = false;
    }
  }

  /** The next position of the line that the graph lacks. */
  private open(): Turn | undefined {
    const line = this.study.tree.line(this.study.at.peek());
    const lacking = line.filter((turn) => !this.shares(turn));
    this.left.value = lacking.length;
    return lacking[0];
  }

  private judge(turn: Turn, info: Info): void {
    const line = info.lines[0];
    const before = this.known.peek().get(turn.id);
    if (!line || this.closed || (before && before.nodes > info.nodes)) return;
    const judgement = { shares: line.shares, nodes: info.nodes, best: line.readings[0] ?? null };
    this.known.value = new Map(this.known.peek()).set(turn.id, judgement);
  }
}
