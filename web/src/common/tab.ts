/** The title and the icon of the page's tab, which tell what waits for the user. */
import * as text from "../text/home.ts";

/** Why the icon has a dot. */
const calls = new Set<string>();
let usual = "";

/** Gives the icon a dot while anything calls the user. */
export function callByIcon(name: string, isCalling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  usual ||= icon.href;
  if (isCalling) calls.add(name);
  else calls.delete(name);
  const href = calls.size > 0 ? (icon.dataset.turnIcon ?? usual) : usual;
  if (icon.href !== new URL(href, location.href).href) icon.href = href;
}

/** How many games the title tells of. */
let told = 0;
let watcher: MutationObserver | null = null;

/** Tells in the title how many games wait, whatever title the page gives itself later. */
export function countInTitle(n: number): void {
  const title = document.querySelector("title");
  if (!title || (n === 0 && !watcher)) return;
  const plain = withoutCount(document.title);
  told = n;
  tell(plain);
  if (watcher) return;
  watcher = new MutationObserver(() => tell(withoutCount(document.title)));
  watcher.observe(title, { childList: true });
}

function tell(title: string): void {
  const wanted = told > 0 ? text.tabWaiting({ n: told, title }) : title;
  if (document.title !== wanted) document.title = wanted;
}

/** The title that the page gave itself. */
function withoutCount(title: string): string {
  const [before = ""] = text.tabWaiting({ n: told, title: "\n" }).split("\n");
  return told > 0 && title.startsWith(before) ? title.slice(before.length) : title;
}
