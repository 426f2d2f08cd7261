/** The engine in a worker, for browsers and bundlers. */
import { Engine } from "./engine/engine.ts";

export { Engine } from "./engine/engine.ts";
export type * from "./engine/messages.ts";

/** How an engine runs. */
export interface EngineOptions {
  /** The memory that it may use, in mebibytes; 64 if left out. */
  memory?: number;
  /** The address of `engine_worker.js`; without it the file is looked for beside this module. Node needs none. */
  worker?: string | URL;
}

/** The memory of an engine for which nothing else is said, in mebibytes. */
export const MEMORY = 64;
/** What an error says when the worker is gone. */
export const FAILURE = "the engine could not be loaded, or broke down";

/** An engine at full strength. Its worker starts with the first request, and lives until `close()`. */
export function openEngine({ memory = MEMORY, worker }: EngineOptions = {}): Engine {
  // Bundlers know the worker by this form.
  const usual = () => new Worker(new URL("./engine_worker.js", import.meta.url), { type: "module" });
  const start = worker === undefined ? usual : () => new Worker(worker, { type: "module" });
  return new Engine(start, memory, FAILURE);
}
