/**
 * The service worker that shows notifications, where pages may not. It serves no page and keeps nothing: it
 * leads from a notification to the page of its game.
 */

/** The part of a worker's scope that is used here. */
interface Scope {
  addEventListener(type: "notificationclick", call: (event: NotificationClick) => void): void;
  clients: {
    matchAll(options: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface NotificationClick {
  notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

async function lead(address: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : scope.clients.openWindow(address));
}
