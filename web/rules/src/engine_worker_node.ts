/** The script of the engine's worker in Node. */
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { serveEngine } from "./engine/engine_module.ts";
import { weights } from "./weights.ts";

serveEngine({
  module: () => readFile(new URL("./djambi_engine_bg.wasm", import.meta.url)),
  weights: weights(),
  fetch: (address) => readFile(new URL(address)),
  listen: (receive) => parentPort?.on("message", receive),
  respond: (response) => parentPort?.postMessage(response),
});
