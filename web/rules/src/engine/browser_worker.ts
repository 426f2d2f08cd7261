/** The engine's worker in a browser. */
import type { InitInput } from "../../../generated/djambi_engine.js";
import { serveEngine } from "./engine_module.ts";
import type { WorkerRequest } from "./messages.ts";

/** How long a file of weights may take, in milliseconds; then the engine does without. */
const FETCH_MS = 10_000;

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
  return new Uint8Array(await response.arrayBuffer());
}

/** Serves a page with the engine of these addresses. */
export function servePage(module: InitInput, weights: Readonly<Record<string, readonly string[]>>): void {
  serveEngine({
    module: () => module,
    weights,
    fetch: fetchBytes,
    listen: (receive) =>
      addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => receive(data)),
    respond: (response) => postMessage(response),
  });
}
