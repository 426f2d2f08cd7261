/** Notifications of the browser: by the page, and by a service worker where only that may notify. */

/** Whether the user allows notifications, and the browser can show them; the browser asks the user. */
export async function askForNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  return (await registered()) !== null || pagesMayNotify();
}

/** Whether the user allows notifications now. They may take that back at any time, in the browser's settings. */
export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Calls whenever the user may have allowed or forbidden notifications; returns how to stop that. */
export function onPermission(call: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isStopped = false;
  const follow = async () => {
    status = await navigator.permissions.query({ name: "notifications" });
    if (!isStopped) status.addEventListener("change", call);
  };
  // Some browsers don't tell; there the page looks when it is shown again.
  void follow().catch(() => {});
  document.addEventListener("visibilitychange", call);
  return () => {
    isStopped = true;
    status?.removeEventListener("change", call);
    document.removeEventListener("visibilitychange", call);
  };
}

/** Shows a notification that leads to the page; returns how to withdraw it. */
export function showNotification(title: string, body: string): () => void {
  let isWithdrawn = false;
  let close = () => {};
  const showByWorker = async () => {
    const registration = await registered();
    if (isWithdrawn || !registration) return;
    const tag = location.pathname;
    await registration.showNotification(title, { body, tag, data: location.href });
    close = () => void closeAll(registration, tag);
    if (isWithdrawn) close();
  };
  try {
    close = showByPage(title, body);
  } catch {
    void showByWorker().catch(console.error);
  }
  return () => {
    isWithdrawn = true;
    close();
  };
}

async function closeAll(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

function showByPage(title: string, body: string): () => void {
  const shown = new Notification(title, { body });
  shown.onclick = () => focus();
  return () => shown.close();
}

/** Whether the page may notify by itself, without a service worker: a browser tells only when it is asked. */
function pagesMayNotify(): boolean {
  try {
    showByPage("", "")();
    return true;
  } catch {
    return false;
  }
}

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker, once it is active; null where the browser has none for this page. */
function registered(): Promise<ServiceWorkerRegistration | null> {
  registration ??= register().catch(() => null);
  return registration;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  const address = document.querySelector<HTMLElement>("[data-notifier]")?.dataset.notifier;
  if (!address || !("serviceWorker" in navigator)) return null;
  const found = await navigator.serviceWorker.register(address);
  const worker = found.installing ?? found.waiting;
  if (!found.active && worker)
    await new Promise<void>((done) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated" || worker.state === "redundant") done();
      });
    });
  return found.active ? found : null;
}
