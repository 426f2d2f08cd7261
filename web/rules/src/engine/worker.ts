/** The worker's side of the engine: searches in slices, and reads and writes records in between. */
import type { Seat } from "../../../board/src/types.ts";
import type { Problem } from "../../../src/protocol/index.ts";
import type {
  BotRequest,
  BotTurn,
  EndingVerdict,
  EnginePosition,
  GameRecord,
  Reason,
  SearchInfo,
  SearchRequest,
  WorkerRequest,
  WorkerResponse,
} from "./messages.ts";
import { SearchSlicer } from "./slicer.ts";

/** The engine of the WebAssembly module. */
export interface Analyst {
  consider(root: EnginePosition, lines: number): void;
  search(nodes: number): number;
  findings(): Finding[];
  readonly verdict?: { result: string; winner?: string; turns?: number } | undefined;
  free(): void;
}

/** A line as the WebAssembly module gives it. */
export interface Finding {
  moves: string[];
  readings: string[];
  seats: string[];
  shares: Partial<Record<Seat, number>>;
  free(): void;
}

/** The module, the messages and the clock of the worker, which tests replace. */
export interface WorkerEnv {
  /** Fetches the module; called by the first request that needs it. */
  load(): Promise<EngineModule>;
  respond(response: WorkerResponse): void;
  /** Lets the worker receive the messages that have arrived meanwhile. */
  yieldToMessages(): Promise<void>;
  /** The time in milliseconds. */
  now(): number;
}

/** The WebAssembly module. */
export interface EngineModule {
  /** Resolves when the engine can search positions on a board. */
  ready(board: string): Promise<void>;
  analyst(memory: number): Analyst;
  read(text: string): GameRecord;
  write(game: GameRecord): string;
  /** What the rules tell in favour of a legal turn. */
  reasons(position: EnginePosition, move: string): Reason[];
  /** What a bot plays; null if the game is over. */
  play(request: BotRequest): BotTurn | null;
}

/** The time between two `info` responses, in milliseconds. */
const INFO_EVERY_MS = 120;

/** Handles the page's requests, one search at a time. */
export class EngineWorker {
  private module: Promise<EngineModule> | null = null;
  private analyst: Analyst | null = null;
  /** The id of the running search; null when it is to stop. */
  private currentSearch: number | null = null;

  constructor(private readonly env: WorkerEnv) {}

  /** Handles a request and sends the response. */
  async handle(request: WorkerRequest): Promise<void> {
    if (request.kind === "stop") {
      this.currentSearch = null;
      return;
    }
    if (request.kind === "search") this.currentSearch = request.id;
    try {
      this.env.respond(await this.responseTo(request, await this.loadedModule()));
    } catch (error) {
      this.env.respond({ kind: "failed", id: request.id, problem: problemOf(error) });
    }
  }

  private async loadedModule(): Promise<EngineModule> {
    this.module ??= this.env.load();
    try {
      return await this.module;
    } catch (error) {
      // The next request tries again.
      this.module = null;
      throw error;
    }
  }

  private async responseTo(
    request: Exclude<WorkerRequest, { kind: "stop" }>,
    module: EngineModule,
  ): Promise<WorkerResponse> {
    const { id } = request;
    if (request.kind === "read") return { kind: "read", id, game: module.read(request.text) };
    if (request.kind === "write") return { kind: "written", id, text: module.write(request.game) };
    if (request.kind === "reasons")
      return { kind: "reasons", id, reasons: module.reasons(request.position, request.move) };
    await module.ready(request.position.board);
    if (request.kind === "bot") return { kind: "played", id, turn: module.play(request) };
    this.analyst ??= module.analyst(request.memory);
    return { kind: "done", id, info: await this.search(this.analyst, request) };
  }

  private async search(analyst: Analyst, { id, position: root, limits }: SearchRequest): Promise<SearchInfo> {
    const start = this.env.now();
    const slicer = new SearchSlicer(limits.nodes);
    let nodes = 0;
    let reused = 0;
    let lastInfo = Number.NEGATIVE_INFINITY;
    if (this.currentSearch !== id) return { lines: [], nodes, reused, ms: 0 };
    analyst.consider(root, limits.lines);
    for (;;) {
      const before = this.env.now();
      const goal = slicer.nextGoal(nodes);
      const done = analyst.search(goal);
      const now = this.env.now();
      // A search that continues an earlier one begins with its nodes.
      if (done > goal) reused = done;
      slicer.record(Math.max(0, done - nodes), now - before);
      nodes = done;
      // With fewer nodes than the goal the engine has ended by itself.
      const ended = done < goal || done >= slicer.end || now - start >= (limits.ms ?? Infinity);
      const info = searchInfo(analyst, { nodes, reused, ms: now - start });
      if (ended) return info;
      if (now - lastInfo >= INFO_EVERY_MS) {
        this.env.respond({ kind: "info", id, info });
        lastInfo = now;
      }
      await this.env.yieldToMessages();
      // Another search may have begun meanwhile, with another position.
      if (this.currentSearch !== id) return info;
    }
  }
}

/** What is wrong, as a message can carry it: the properties of an error would be lost. */
function problemOf(error: unknown): Partial<Problem> {
  const { code, args, message } = Object(error) as Partial<Problem>;
  return { code, args, message };
}

function searchInfo(analyst: Analyst, counts: Omit<SearchInfo, "lines" | "verdict">): SearchInfo {
  const lines = analyst.findings().map((finding) => {
    const { moves, readings, seats, shares } = finding;
    finding.free();
    return { moves, readings, seats: seats as Seat[], shares };
  });
  return { lines, verdict: analyst.verdict as EndingVerdict | undefined, ...counts };
}
