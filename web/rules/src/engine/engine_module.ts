/** The WebAssembly module of the engine, as its worker uses it. */
import init, {
  Analyst,
  addWeights,
  botTurn,
  type InitInput,
  readRecord,
  turnReasons,
  writeRecord,
} from "../../../generated/djambi_engine.js";
import { BoardWeights } from "./board_weights.ts";
import type { WorkerRequest, WorkerResponse } from "./messages.ts";
import { EngineWorker } from "./worker.ts";

/** Where the engine comes from, and how its worker hears and answers. */
export interface WorkerPlace {
  /** The module. */
  module(): InitInput | Promise<InitInput>;
  /** The addresses of the files of weights of each board that has some. */
  weights: Readonly<Record<string, readonly string[]>>;
  fetch(address: string): Promise<Uint8Array>;
  listen(receive: (request: WorkerRequest) => void): void;
  respond(response: WorkerResponse): void;
}

/** Begins to answer requests. */
export function serveEngine(place: WorkerPlace): void {
  const worker = new EngineWorker({
    load: async () => {
      await init({ module_or_path: place.module() });
      const weights = new BoardWeights({ addresses: place.weights, fetch: place.fetch, add: addWeights });
      return {
        ready: (board) => weights.ready(board),
        analyst: (memory) => new Analyst(memory),
        read: readRecord,
        write: writeRecord,
        reasons: turnReasons,
        play: ({ position, level, people, seed }) => botTurn(position, level, [...people], seed) ?? null,
      };
    },
    respond: place.respond,
    yieldToMessages: () => new Promise((done) => setTimeout(done, 0)),
    now: () => performance.now(),
  });
  place.listen((request) => void worker.handle(request));
}
