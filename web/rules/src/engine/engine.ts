/** The page's side of the engine, which runs in a worker that is started by the first request. */
import type {
  BotRequest,
  BotTurn,
  EnginePosition,
  GameRecord,
  Reason,
  SearchInfo,
  SearchLimits,
  WorkerRequest,
  WorkerResponse,
} from "./messages.ts";

/** The part of a worker that is used here; Node and tests bring their own. */
export interface WorkerLike {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface PendingRequest {
  onInfo?: (info: SearchInfo) => void;
  resolve: (response: WorkerResponse) => void;
  reject: (error: Error) => void;
}

/** An engine in a worker of its own. A search ends the one before it. */
export class Engine {
  private worker: WorkerLike | null = null;
  private pending = new Map<number, PendingRequest>();
  private lastId = 0;

  /**
   * `memory` is the memory that the engine may use, in mebibytes; `failure` is what errors say when the
   * engine could not be loaded, or broke down.
   */
  constructor(
    private readonly startWorker: () => WorkerLike,
    private readonly memory: number,
    private readonly failure: string,
  ) {}

  /**
   * Searches a position until a limit is reached, the engine ends by itself, or the search is stopped.
   * `onInfo` is called several times a second with the result so far.
   */
  async search(
    position: EnginePosition,
    limits: SearchLimits,
    onInfo?: (info: SearchInfo) => void,
  ): Promise<SearchInfo> {
    const { memory } = this;
    const response = await this.send((id) => ({ kind: "search", id, position, limits, memory }), onInfo);
    return response.kind === "done" ? response.info : { lines: [], nodes: 0, reused: 0, ms: 0 };
  }

  /** Stops the current search, if there is one. */
  stop(): void {
    const request: WorkerRequest = { kind: "stop" };
    this.worker?.postMessage(request);
  }

  /** What the rules tell in favour of a legal turn, the weightiest first. */
  async reasons(position: EnginePosition, move: string): Promise<Reason[]> {
    const response = await this.send((id) => ({ kind: "reasons", id, position, move }));
    return response.kind === "reasons" ? response.reasons : [];
  }

  /** What a bot plays in a position; null if the game is over there. */
  async play(bot: BotRequest): Promise<BotTurn | null> {
    const response = await this.send((id) => ({ kind: "bot", id, ...bot }));
    return response.kind === "played" ? response.turn : null;
  }

  /** Reads the record of a game. */
  async readRecord(record: string): Promise<GameRecord> {
    const response = await this.send((id) => ({ kind: "read", id, text: record }));
    if (response.kind !== "read") throw new Error(this.failure);
    return response.game;
  }

  /** Writes the record of a game. */
  async writeRecord(game: GameRecord): Promise<string> {
    const response = await this.send((id) => ({ kind: "write", id, game }));
    if (response.kind !== "written") throw new Error(this.failure);
    return response.text;
  }

  /** Terminates the worker and frees its memory; open requests get no response. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.pending.clear();
  }

  private send(
    request: (id: number) => WorkerRequest,
    onInfo?: (info: SearchInfo) => void,
  ): Promise<WorkerResponse> {
    const id = ++this.lastId;
    const worker = this.startedWorker();
    return new Promise((resolve, reject) => {
      this.pending.set(id, { onInfo, resolve, reject });
      worker.postMessage(request(id));
    });
  }

  private startedWorker(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.startWorker();
    worker.onmessage = (event: MessageEvent<WorkerResponse>) => this.receive(event.data);
    worker.onerror = () => this.fail(new Error(this.failure));
    this.worker = worker;
    return worker;
  }

  private receive(response: WorkerResponse): void {
    const request = this.pending.get(response.id);
    if (response.kind === "info") {
      request?.onInfo?.(response.info);
      return;
    }
    this.pending.delete(response.id);
    if (response.kind !== "failed") request?.resolve(response);
    else request?.reject(Object.assign(new Error(response.problem.message), response.problem));
  }

  private fail(error: Error): void {
    const requests = [...this.pending.values()];
    this.close();
    for (const { reject } of requests) reject(error);
  }
}
