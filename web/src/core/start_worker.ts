/**
 * Starts the worker of the engine; a failure tells the page its address, which may be gone from the service.
 */
export function startWorker(address: string): Worker {
  const worker = new Worker(address, { type: "module" });
  // The coach shares no file with the page, which would be one more to fetch first.
  const tell = () => dispatchEvent(new CustomEvent("part-missing", { detail: address }));
  worker.addEventListener("error", tell);
  return worker;
}
