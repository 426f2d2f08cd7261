/** Notifications of the browser: by the page, and by a service worker where only that may notify. */

/** Whether the user allows notifications, and the browser can show them; the browser asks the user. */
export async function askForNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  return !needsWorker() || (await registered()) !== null;
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

/** Whether only a service worker may notify, as on phones with Android. */
function needsWorker(): boolean {
  return /Android/.test(navigator.userAgent);
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
