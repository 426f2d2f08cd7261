/**
 * The service worker: it keeps the pages of the shell in one language, and shows them when the service cannot be
 * reached. With a network every page comes from the service, as without a worker. It fetches without cookies, so what
 * it keeps is the same for everybody; no answer of the service's interface and no other page is ever kept.
 *
 * It also shows what the service pushes while no page is open, and keeps nothing of that either.
 */
import type { PushArrival, ShellAnswer, ShellRequest } from "../offline/messages.ts";
import { told } from "../offline/subscription.ts";

/** What the build tells of the shell. */
interface Shell {
  /** What changes with each build that changes it. */
  build: string;
  /** The addresses of the pages. */
  pages: readonly string[];
  /** The addresses of the files of the pages, by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** The addresses of files that are kept once they are used. */
  later: readonly string[];
  /** The names of all scripts. */
  scripts: readonly string[];
}

/** An event whose work the worker is kept alive for. */
interface LongEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEventLike extends LongEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEventLike extends LongEvent {
  data: ShellRequest;
  ports: readonly MessagePort[];
}

/** What the service pushes. */
interface Pushed {
  title: string;
  body: string;
  /** Where a press leads. */
  url: string;
  /** What the message is about: a later one takes its place. */
  tag: string;
}

interface PushEventLike extends LongEvent {
  data: { json(): Pushed } | null;
}

interface NotificationEventLike extends LongEvent {
  notification: Notification;
}

/** The browser's maker has given this browser another address for messages. */
interface SubscriptionEventLike extends LongEvent {
  oldSubscription?: PushSubscription;
  newSubscription?: PushSubscription;
}

/** A page that this browser shows. */
interface Client {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: PushArrival): void;
}

/** The part of a worker's scope that is used here. */
interface Scope {
  /** The release of the service, which writes it above this script. */
  release: string;
  addEventListener(type: "install" | "activate", call: (event: LongEvent) => void): void;
  addEventListener(type: "fetch", call: (event: FetchEventLike) => void): void;
  addEventListener(type: "message", call: (event: MessageEventLike) => void): void;
  addEventListener(type: "push", call: (event: PushEventLike) => void): void;
  addEventListener(type: "notificationclick", call: (event: NotificationEventLike) => void): void;
  addEventListener(type: "pushsubscriptionchange", call: (event: SubscriptionEventLike) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: object): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
}

declare const SHELL: Shell;

const scope = globalThis as unknown as Scope;
const language = new URL(location.href).searchParams.get("lang") ?? "en";

/** What the names of all our caches begin with. */
const PREFIX = "djambi-shell ";
const NAME = `${PREFIX}${scope.release} ${SHELL.build} ${language}`;
const FILES: ReadonlySet<string> = new Set([...(SHELL.files[language] ?? []), ...SHELL.later]);
const SCRIPTS: ReadonlySet<string> = new Set(SHELL.scripts);
/** The page in place of those that need a network. */
const OFFLINE = "/offline";
/** The status by which a proxy says that it does not reach the service; those from 521 on are of Cloudflare. */
const UNREACHED: ReadonlySet<number> = new Set([502, 503, 504, 521, 522, 523]);
/** The picture beside what is pushed. */
const ICON = "/icon-192.png";
/** How many files are fetched at once: the page that the user reads comes first. */
const AT_ONCE = 3;

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([clear(), preload()])));
scope.addEventListener("message", (event) => event.waitUntil(answer(event)));
scope.addEventListener("push", (event) => event.waitUntil(show(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, address.pathname));
  else if (SHELL.pages.includes(address.pathname)) event.respondWith(page(event, address.pathname));
  else if (FILES.has(address.pathname)) event.respondWith(file(event, address.pathname));
});

/** Keeps the whole shell, or nothing. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  try {
    const work = [
      ...(SHELL.files[language] ?? []).map((address) => () => keepFile(cache, address)),
      ...SHELL.later.map((address) => () => moveFile(cache, address)),
      ...SHELL.pages.map((address) => () => keepPage(cache, address)),
    ];
    const next = async () => {
      for (let one = work.shift(); one; one = work.shift()) await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Takes a file over that an earlier version keeps; returns whether there is one. */
async function moveFile(cache: Cache, address: string): Promise<boolean> {
  const held = await caches.match(address);
  if (held) await cache.put(address, held);
  return held !== undefined;
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (!(await moveFile(cache, address))) await cache.put(address, await fetched(address));
}

/** Keeps a page as somebody gets it whom the service does not know, under its address without a language. */
async function keepPage(cache: Cache, address: string): Promise<void> {
  const { headers, body } = await fetched(`${address}?lang=${language}`, "no-cache");
  // An answer of its own has no address, so the page has that at which it is asked for.
  await cache.put(address, new Response(body, { headers }));
}

async function fetched(address: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await fetch(address, { credentials: "omit", cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Forgets the versions before this one. */
async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Lets the browser ask for a page while the worker starts. */
async function preload(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
}

/** A page from the service; if that is not reached, the one that is kept, or the one that says so. */
async function page({ request, preloadResponse }: FetchEventLike, path: string): Promise<Response> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    return UNREACHED.has(response.status) ? ((await held(path, OFFLINE)) ?? response) : response;
  } catch (error) {
    const kept = await held(path, OFFLINE);
    if (kept) return kept;
    throw error;
  }
}

/** What is kept at the first of these addresses where there is something. Storage that fails keeps nothing. */
async function held(...addresses: readonly string[]): Promise<Response | undefined> {
  try {
    const cache = await caches.open(NAME);
    for (const address of addresses) {
      const kept = await cache.match(address);
      if (kept) return kept;
    }
  } catch {}
  return undefined;
}

/** A file that never changes: the one that is kept, or else that of the service, which is kept if it was used late. */
async function file(event: FetchEventLike, address: string): Promise<Response> {
  const kept = await held(address);
  if (kept) return kept;
  const response = await fetch(event.request);
  // A part of the file has another status.
  if (response.status === 200 && SHELL.later.includes(address)) {
    const copy = response.clone();
    const put = async () => (await caches.open(NAME)).put(address, copy);
    // There may be no room for it, which changes nothing for the page.
    event.waitUntil(put().catch(() => {}));
  }
  return response;
}

/** Takes over from the version before, if a page asks for it or is the only one and as new as this worker. */
async function answer({ data, ports }: MessageEventLike): Promise<void> {
  const tell = (told: ShellAnswer) => ports[0]?.postMessage(told);
  if (data.ask === "take over") {
    await scope.skipWaiting();
    return;
  }
  if (data.scripts.some((name) => !SCRIPTS.has(name))) {
    tell("outdated");
    return;
  }
  if ((await pages()).length <= 1) await scope.skipWaiting();
  tell("fine");
}

/** The pages that this browser shows. */
function pages(): Promise<readonly Client[]> {
  return scope.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** Shows what was pushed. */
async function show({ data }: PushEventLike): Promise<void> {
  const { title, body, url, tag } = pushed(data);
  // What takes the place of another notification is heard, too.
  const heard: object = { renotify: tag !== "" };
  await scope.registration.showNotification(title, { body, tag, icon: ICON, data: url, ...heard });
  for (const page of await pages()) page.postMessage({ arrived: tag });
}

/** What was pushed. Browsers want something shown, whatever that is. */
function pushed(data: PushEventLike["data"]): Pushed {
  const usual = { title: "Djambi", body: "", url: "/", tag: "" };
  try {
    return { ...usual, ...data?.json() };
  } catch {
    return usual;
  }
}

/** Leads to what a notification is about: to a page that shows it already, else to a new one. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data ?? "/"), location.origin);
  if (address.origin !== location.origin) return;
  const shown = (await pages()).find(({ url }) => new URL(url).pathname === address.pathname);
  await (shown ? shown.focus() : scope.clients.openWindow(address.href));
}

/** Tells the service the other address of this browser. */
async function resubscribe({ oldSubscription, newSubscription }: SubscriptionEventLike): Promise<void> {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options)));
  const body = fresh && told(fresh);
  if (!body) return;
  const headers = { "content-type": "application/json" };
  await fetch("/api/v1/account/push", { method: "POST", headers, body: JSON.stringify(body) });
}
