/** The worker in which the engine thinks: `engine/work.ts`, connected to the page and to the module in WebAssembly. */
import init, { Analyst, readRecord, writeRecord } from "../../generated/djambi_engine.js";
import address from "../../generated/djambi_engine_bg.wasm";
import type { Request, Transcript } from "../engine/messages.ts";
import { type Tools, Work } from "../engine/work.ts";

function read(text: string): Transcript {
  const found = readRecord(text);
  const { rules, options, start, entries, names } = found;
  found.free();
  return { rules, options, start, entries, names };
}

async function load(): Promise<Tools> {
  await init({ module_or_path: address });
  return {
    analyst: (memory) => new Analyst(memory),
    read,
    write: (game) => writeRecord(game.rules, game.options, game.start, game.entries, game.names),
  };
}

const work = new Work({
  load,
  answer: (answer) => postMessage(answer),
  breathe: () => new Promise((done) => setTimeout(done, 0)),
  now: () => performance.now(),
});
addEventListener("message", (event: MessageEvent<Request>) => void work.hear(event.data));
