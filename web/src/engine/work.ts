import type { Answer, Info, Limits, Question, Request, Transcript } from "./messages.ts";
import { Pace } from "./pace.ts";

/** The engine in WebAssembly, as far as its worker knows it. */
export interface Analyst {
  consider(rules: string, options: string[], position: string, past: string[], lines: number): void;
  search(nodes: number): number;
  findings(): Finding[];
  free(): void;
}

/** A line as the engine tells it. */
export interface Finding {
  moves: string[];
  readings: string[];
  seats: string[];
  shares: Float64Array;
  free(): void;
}

/** Everything the worker needs of the world, so that it can be tested without one. */
export interface World {
  /** Fetches the engine, at the first request that needs it. */
  load(): Promise<Tools>;
  answer(answer: Answer): void;
  /** Lets the messages in that have come meanwhile. */
  breathe(): Promise<void>;
  /** The time in milliseconds. */
  now(): number;
}

/** What the module in WebAssembly can do. */
export interface Tools {
  analyst(memory: number): Analyst;
  read(text: string): Transcript;
  write(game: Transcript): string;
}

/** How often the page is told, in milliseconds: more often than anybody reads would only cost it time. */
const TELL = 120;

/** What the engine's worker does: one thought at a time, in slices, and reading and writing records in between. */
export class Work {
  private tools: Promise<Tools> | null = null;
  private analyst: Analyst | null = null;
  /** The number of the thought that goes on; none when it is to end. */
  private thought: number | null = null;

  constructor(private readonly world: World) {}

  /** Does what the page asks. */
  async hear(request: Request): Promise<void> {
    if (request.kind === "stop") {
      this.thought = null;
      return;
    }
    if (request.kind === "think") this.thought = request.id;
    try {
      this.world.answer(await this.answer(request, await this.ready()));
    } catch (error) {
      this.world.answer({ kind: "failed", id: request.id, message: words(error) });
    }
  }

  private async ready(): Promise<Tools> {
    this.tools ??= this.world.load();
    try {
      return await this.tools;
    } catch (error) {
      // The next request may have more luck.
      this.tools = null;
      throw error;
    }
  }

  private async answer(request: Exclude<Request, { kind: "stop" }>, tools: Tools): Promise<Answer> {
    const { id } = request;
    if (request.kind === "read") return { kind: "read", id, game: tools.read(request.text) };
    if (request.kind === "write") return { kind: "written", id, text: tools.write(request.game) };
    this.analyst ??= tools.analyst(request.memory);
    return { kind: "done", id, info: await this.think(this.analyst, id, request.question, request.limits) };
  }

  private async think(analyst: Analyst, id: number, question: Question, limits: Limits): Promise<Info> {
    const { rules, options, position, past } = question;
    const begun = this.world.now();
    const pace = new Pace(limits.nodes);
    let nodes = 0;
    let known = 0;
    let told = Number.NEGATIVE_INFINITY;
    if (this.thought !== id) return { lines: [], nodes, known, ms: 0 };
    analyst.consider(rules, options, position, past, limits.lines);
    for (;;) {
      const before = this.world.now();
      const goal = pace.next(nodes);
      const done = analyst.search(goal);
      const now = this.world.now();
      // More than it was asked for: it goes on from an earlier thought.
      if (done > goal) known = done;
      pace.took(Math.max(0, done - nodes), now - before);
      nodes = done;
      // Fewer than it might have looked at: the engine has come to its own end.
      const ended = done < goal || done >= pace.end || now - begun >= (limits.ms ?? Infinity);
      const info = tell(analyst, { nodes, known, ms: now - begun });
      if (ended) return info;
      if (now - told >= TELL) {
        this.world.answer({ kind: "info", id, info });
        told = now;
      }
      await this.world.breathe();
      // A thought may be replaced meanwhile, and the engine then has another position before it.
      if (this.thought !== id) return info;
    }
  }
}

function tell(analyst: Analyst, counts: Omit<Info, "lines">): Info {
  const lines = analyst.findings().map((finding) => {
    const { moves, readings, seats, shares } = finding;
    finding.free();
    return { moves, readings, seats: seats as Info["lines"][0]["seats"], shares: [...shares] };
  });
  return { lines, ...counts };
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
