/** The bell in the masthead: how many games wait for the user, and the last notices. */
import { effect, type ReadonlySignal } from "@preact/signals";
import { noticeHistory, readNotices } from "../net/rest.ts";
import type { GameId } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { element, noticeItems, noticeLines } from "./bell_list.ts";
import { serviceTime } from "./browser/service_time.ts";

const SHAPE = "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5a2.1 2.1 0 0 0 4 0M12 5.5V3.75";

/** What the bell tells. */
export interface BellNews {
  /** The games that wait for a turn or an answer. */
  waiting: ReadonlySignal<readonly GameId[]>;
  /** How many notices are not read. */
  unread: ReadonlySignal<number>;
}

/** Puts the bell into the masthead, at the end of the room that is left, so that nothing moves. */
export function showBell({ waiting, unread }: BellNews): void {
  const nav = document.querySelector(".masthead nav");
  if (!nav) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "bell";
  button.setAttribute("aria-expanded", "false");
  const count = element("span", "bell-count");
  count.setAttribute("aria-hidden", "true");
  button.append(bellIcon(), count);
  const panel = new Panel(button);
  nav.before(button, panel.element);
  effect(() => {
    const [games, news] = [waiting.value.length, unread.value];
    count.textContent = games > 0 ? String(games) : "";
    count.classList.toggle("bell-dot", games === 0 && news > 0);
    const label = [
      text.notices(),
      ...(games > 0 ? [text.bellWaiting({ n: games })] : []),
      ...(news > 0 ? [text.bellUnread({ n: news })] : []),
    ].join(", ");
    button.setAttribute("aria-label", label);
    button.title = label;
    panel.tellWaiting(waiting.value);
  });
}

/** The list under the bell. */
class Panel {
  readonly element = element("section", "bell-panel");
  private readonly title = element("h2", "bell-title", text.notices());
  private readonly waiting = element("p", "bell-waiting");
  private readonly status = element("p", "soft");
  private readonly list = element("ul", "bell-list");

  constructor(private readonly button: HTMLButtonElement) {
    const { element: panel, title, list } = this;
    panel.id = "bell-panel";
    panel.hidden = true;
    title.id = "bell-title";
    title.tabIndex = -1;
    panel.setAttribute("aria-labelledby", title.id);
    this.status.setAttribute("role", "status");
    button.setAttribute("aria-controls", panel.id);
    panel.append(title, this.waiting, this.status, list);
    button.addEventListener("click", () => (panel.hidden ? void this.open() : this.close()));
    const isInside = (target: EventTarget | null) => {
      const node = target as Node | null;
      return panel.contains(node) || button.contains(node);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || panel.hidden) return;
      // The board takes nothing back by the same key.
      event.preventDefault();
      this.close();
      button.focus();
    };
    button.addEventListener("keydown", onEscape);
    panel.addEventListener("keydown", onEscape);
    document.addEventListener("pointerdown", ({ target }) => {
      if (!isInside(target)) this.close();
    });
    panel.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !isInside(relatedTarget)) this.close();
    });
  }

  /** Says above the list how many games wait, with the way to them. */
  tellWaiting(games: readonly GameId[]): void {
    const [first] = games;
    const link = document.createElement("a");
    link.href = games.length > 1 ? "/" : `/game/${first}`;
    link.textContent = text.bellWaiting({ n: games.length });
    this.waiting.replaceChildren(...(first ? [link] : []));
  }

  private close(): void {
    this.element.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
  }

  /** Opens the list, which reads what is in it. */
  private async open(): Promise<void> {
    this.element.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.title.focus();
    try {
      const history = await noticeHistory();
      if (this.element.hidden) return;
      const lines = noticeLines(history, serviceTime(), document.documentElement.lang);
      this.status.textContent = lines.length > 0 ? "" : text.noNotices();
      this.list.replaceChildren(...noticeItems(lines));
      const [newest] = history.notices;
      if (lines.some(({ isNew }) => isNew)) await readNotices(newest?.number ?? 0);
    } catch {
      this.status.textContent = text.noticesFailed();
    }
  }
}

/** The picture of a bell. */
function bellIcon(): Element {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  const drawn = { d: SHAPE, fill: "none", stroke: "currentColor", "stroke-width": "1.5" };
  for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", width: "20", height: "20" })) {
    picture.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(drawn)) path.setAttribute(name, value);
  picture.setAttribute("aria-hidden", "true");
  picture.append(path);
  return picture;
}
