/** Where this browser is told of games while no page is open, as the service wants to know it. */
import type { NewPush } from "../protocol/index.ts";

/** The subscription of a browser, for the service; null if it lacks a key. */
export function told(subscription: PushSubscription): NewPush | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}
