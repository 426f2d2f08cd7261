/** Tells in the masthead which games wait for the user, on pages that are about something else. */
import { computed, effect } from "@preact/signals";
import type { Connection } from "../net/connection.ts";
import { waitingGames } from "../net/notice_list.ts";
import { NoticeTopic } from "../net/notice_topic.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { showBell } from "./bell.ts";
import { element } from "./bell_list.ts";
import { removedGames } from "./games.ts";
import { callByIcon, countInTitle } from "./tab.ts";

/** What the masthead says, and where it leads. */
export interface News {
  words: string;
  address: string;
}

/** The news of the games that wait, but of these, such as the one that the page shows; null without any. */
export function newsOf(games: ReadonlyMap<GameId, NoticeKind>, silent: readonly GameId[]): News | null {
  const others = [...games].filter(([game]) => !silent.includes(game));
  const [first] = others;
  if (!first) return null;
  const [game, notice] = first;
  if (others.length > 1) return { words: text.gamesWait({ n: others.length }), address: "/" };
  return { words: text.noticeElsewhere({ notice }), address: `/game/${game}` };
}

/**
 * Shows in the masthead what waits for the user: beside the name in words, unless the page lists the games itself, and by
 * the bell; and in the tab and on the icon of the installed page. The page may show a game.
 */
export async function showNews(
  connection: Pick<Connection, "add">,
  { shown = null, notices }: { shown?: GameId | null; notices?: NoticeTopic } = {},
): Promise<void> {
  const topic = notices ?? new NoticeTopic();
  if (!notices) connection.add(topic);
  await addStyle();
  if (!notices) tellInWords(topic, shown);
  const waiting = computed(() => {
    const silent = silentGames(shown);
    return waitingGames(topic.games.value).filter((game) => !silent.includes(game));
  });
  showBell({ waiting, unread: topic.unread });
  effect(() => {
    callByIcon("games", waiting.value.length > 0);
    countInTitle(waiting.value.length);
    const all = waitingGames(topic.games.value).length;
    // A browser may forbid it; what the icon shows is shown elsewhere, too.
    navigator.setAppBadge?.(all).catch(() => {});
  });
}

/** The games of which the page says nothing in the masthead. */
function silentGames(shown: GameId | null): readonly GameId[] {
  return shown === null ? removedGames() : [shown, ...removedGames()];
}

/** Tells beside the name why games wait. */
function tellInWords(notices: NoticeTopic, shown: GameId | null): void {
  const place = document.createElement("p");
  place.className = "news";
  place.setAttribute("role", "status");
  document.querySelector(".masthead-name")?.after(place);
  effect(() => {
    const news = newsOf(notices.games.value, silentGames(shown));
    place.replaceChildren(...(news ? newsParts(news) : []));
  });
}

/** Adds the style of the news and the bell; without it the page is as it was. */
function addStyle(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>("[data-bell]")?.dataset.bell;
  if (!href) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const added = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  return added;
}

/** The link of a sentence, and the sentence for a screen reader where a narrow window shows no link. */
function newsParts({ words, address }: News): HTMLElement[] {
  const link = document.createElement("a");
  link.href = address;
  link.title = words;
  link.textContent = words;
  return [link, element("span", "unseen news-narrow", words)];
}
