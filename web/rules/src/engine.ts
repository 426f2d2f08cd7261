/** The engine in a worker, for browsers and bundlers. */
import { Engine } from "./engine/engine.ts";
import { type EngineOptions, FAILURE, MEMORY } from "./engine/options.ts";

export { Engine } from "./engine/engine.ts";
export type * from "./engine/messages.ts";
export type { EngineOptions } from "./engine/options.ts";

/** An engine at full strength. Its worker starts with the first request, and lives until `close()`. */
export function openEngine({ memory = MEMORY, worker }: EngineOptions = {}): Engine {
  // Bundlers know the worker by this form.
  const usual = () => new Worker(new URL("./engine_worker.js", import.meta.url), { type: "module" });
  const start = worker === undefined ? usual : () => new Worker(worker, { type: "module" });
  return new Engine(start, memory, FAILURE);
}
