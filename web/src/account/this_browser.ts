/** This browser, as it is told of games while no page is open: whether it can be, and its switch. */
import { pushKey, subscribe, unsubscribe } from "../net/accounts.ts";
import { register } from "../offline/keep_shell.ts";
import type { PushArrival } from "../offline/messages.ts";
import { told } from "../offline/subscription.ts";

/** Whether this browser can be told: an iPhone can once Djambi is on its home screen. */
export type Ability = "able" | "install" | "unable";

/** Why this browser is not told. */
export type Failed = "denied" | "failed";

/** Whether this browser can be told. */
export function ability(): Ability {
  const { serviceWorker, userAgent, maxTouchPoints } = navigator;
  const { PushManager, Notification } = window as Partial<typeof globalThis>;
  if (serviceWorker && PushManager && Notification) return "able";
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches ? "install" : "unable";
}

/** Asks for the permission, which is to be the first thing after a press, and lets this browser be told. */
export async function switchOn(): Promise<Failed | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const key = await pushKey();
  let address: ReturnType<typeof told>;
  try {
    address = told(await subscription(key));
  } catch {
    return "failed";
  }
  if (!address) return "failed";
  await subscribe(address);
  return null;
}

/** Lets this browser be told nothing any more. */
export async function switchOff(): Promise<void> {
  await unsubscribe();
  await forgetSubscription();
}

/** Gives the address of this browser back, if it has one. */
export async function forgetSubscription(): Promise<void> {
  try {
    await (await known())?.unsubscribe();
  } catch {}
}

/** Tells the service once more where this browser is told, who may be another one by now, or that it is not. */
export async function renew(): Promise<void> {
  const address = await known();
  const body = address && Notification.permission === "granted" && told(address);
  await (body ? subscribe(body) : unsubscribe());
}

/** Waits until something arrives here that has a tag; says whether it did in time. */
export function arrival(tag: string, withinMs: number): { arrived: Promise<boolean>; stop: () => void } {
  const { serviceWorker } = navigator;
  let stop = () => {};
  const arrived = new Promise<boolean>((resolve) => {
    const hear = ({ data }: MessageEvent<Partial<PushArrival>>) => data.arrived === tag && end(true);
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      serviceWorker.removeEventListener("message", hear);
      resolve(isHere);
    };
    const timer = setTimeout(() => end(false), withinMs);
    serviceWorker.addEventListener("message", hear);
    serviceWorker.startMessages();
    stop = () => end(false);
  });
  return { arrived, stop };
}

/** The address of this browser for messages under a key; one under another key is given back. */
async function subscription(key: string): Promise<PushSubscription> {
  await register(navigator.serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The address that this browser has for messages. */
async function known(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The bytes of a key in Base64 for addresses. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
