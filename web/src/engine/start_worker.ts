import { tellMissing } from "../common/missing.ts";

/**
 * Starts the worker of the engine; a failure tells the page its address, which may be gone from the service.
 */
export function startWorker(address: string): Worker {
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("error", () => tellMissing(address));
  return worker;
}
