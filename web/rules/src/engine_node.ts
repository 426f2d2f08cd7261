/** The engine in a worker of Node. */
import { Worker } from "node:worker_threads";
import { Engine, type WorkerLike } from "./engine/engine.ts";
import { type EngineOptions, FAILURE, MEMORY } from "./engine/options.ts";

export { Engine } from "./engine/engine.ts";
export type * from "./engine/messages.ts";
export type { EngineOptions } from "./engine/options.ts";

/** An engine at full strength. Its worker starts with the first request, and keeps Node alive until `close()`. */
export function openEngine({ memory = MEMORY }: EngineOptions = {}): Engine {
  return new Engine(start, memory, FAILURE);
}

/** A worker with the manners of a browser's. */
function start(): WorkerLike {
  const worker = new Worker(new URL("./engine_worker_node.js", import.meta.url));
  const like: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => worker.postMessage(request),
    terminate: () => void worker.terminate(),
  };
  worker.on("message", (data) => like.onmessage?.({ data } as MessageEvent));
  worker.on("error", () => like.onerror?.(new Event("error") as ErrorEvent));
  return like;
}
