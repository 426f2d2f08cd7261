/** Lets this browser keep the pages that work without a network. */
import { offerReload } from "../common/browser/outdated.ts";
import type { ShellAnswer, ShellRequest } from "./messages.ts";

/** How long a page waits after its last part is here: what the user wants comes first. */
const WAIT_MS = 2_000;
/** How often a page that stays open asks for a new version, when it is shown again. */
const ASK_EVERY_MS = 3_600_000;

/** Keeps them in the language of this page, unless the browser can't or is to save data. */
export function keepShell(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || (savesData() && !serviceWorker.controller)) return;
  const start = () => setTimeout(() => void keep(serviceWorker).catch(() => {}), WAIT_MS);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The worker of the pages, in the language of this one. */
export async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const address = `/sw.js?lang=${document.documentElement.lang}`;
  return container.register(address, { updateViaCache: "none" });
}

async function keep(container: ServiceWorkerContainer): Promise<void> {
  const registration = await register(container);
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void succeed(container, worker);
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  if (registration.waiting) void succeed(container, registration.waiting);
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < ASK_EVERY_MS) return;
    asked = performance.now();
    void registration.update().catch(() => {});
  });
}

/** A worker waits to take over from the one that serves this page. */
async function succeed(container: ServiceWorkerContainer, next: ServiceWorker): Promise<void> {
  const { controller } = container;
  if (!controller) return;
  const takeOver = () => next.postMessage({ ask: "take over" } satisfies ShellRequest);
  // The user has changed the language: nothing else would show it without a network.
  if (languageOf(next) !== languageOf(controller)) takeOver();
  else if ((await ask(next)) === "outdated") {
    offerReload(() => {
      container.addEventListener("controllerchange", () => location.reload());
      takeOver();
    });
  }
}

function languageOf({ scriptURL }: ServiceWorker): string | null {
  return new URL(scriptURL).searchParams.get("lang");
}

/** Asks a worker whether this page is older than it; the worker takes over if the page is not and is the only one. */
function ask(worker: ServiceWorker): Promise<ShellAnswer> {
  const { port1, port2 } = new MessageChannel();
  const scripts = [...document.scripts].flatMap(({ src }) =>
    src ? [src.slice(src.lastIndexOf("/") + 1)] : [],
  );
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ShellAnswer>) => resolve(data);
    worker.postMessage({ ask: "whether", scripts } satisfies ShellRequest, [port2]);
  });
}
