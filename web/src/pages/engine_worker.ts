/** The engine's worker: connects `engine/worker.ts` with the page and with the WebAssembly module. */
import init, {
  Analyst,
  addWeights,
  readRecord,
  turnReasons,
  writeRecord,
} from "../../generated/djambi_engine.js";
import address from "../../generated/djambi_engine_bg.wasm";
import { WEIGHTS } from "../../generated/weights.ts";
import { BoardWeights } from "../engine/board_weights.ts";
import type { GameRecord, Reason, WorkerRequest } from "../engine/messages.ts";
import { type EngineModule, EngineWorker } from "../engine/worker.ts";

function read(text: string): GameRecord {
  const record = readRecord(text);
  const { board, rules, options, start, entries, variations, names } = record;
  record.free();
  return { board, rules, options, start, entries, variations, names };
}

/** How long a file of weights may take, in milliseconds; then the engine does without. */
const FETCH_MS = 10_000;

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
  return new Uint8Array(await response.arrayBuffer());
}

async function load(): Promise<EngineModule> {
  await init({ module_or_path: address });
  const weights = new BoardWeights({ addresses: WEIGHTS, fetch: fetchBytes, add: addWeights });
  return {
    ready: (board) => weights.ready(board),
    analyst: (memory) => new Analyst(memory),
    read,
    write: ({ board, rules, options, start, entries, names }) =>
      writeRecord(board, rules, options, start, entries, names),
    reasons: ({ board, rules, options, position }, move) =>
      turnReasons(board, rules, options, position, move) as Reason[],
  };
}

const worker = new EngineWorker({
  load,
  respond: (response) => postMessage(response),
  yieldToMessages: () => new Promise((done) => setTimeout(done, 0)),
  now: () => performance.now(),
});
addEventListener("message", (event: MessageEvent<WorkerRequest>) => void worker.handle(event.data));
