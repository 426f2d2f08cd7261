/** Tells in the masthead which games wait for the user, on pages that are about something else. */
import { effect } from "@preact/signals";
import type { Connection } from "../net/connection.ts";
import { NoticeTopic } from "../net/notice_topic.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { removedGames } from "./games.ts";

/** What the masthead says, and where it leads. */
export interface News {
  count: number;
  words: string;
  address: string;
}

/** The news of the games that wait, but of these, such as the one that the page shows; null without any. */
export function newsOf(games: ReadonlyMap<GameId, NoticeKind>, silent: readonly GameId[]): News | null {
  const others = [...games].filter(([game]) => !silent.includes(game));
  const [first] = others;
  if (!first) return null;
  const [game, notice] = first;
  const { length: count } = others;
  if (count > 1) return { count, words: text.gamesWait({ n: count }), address: "/" };
  return { count, words: text.noticeElsewhere({ notice }), address: `/game/${game}` };
}

/** Shows in the masthead, beside the name, what waits for the user; the page may show a game. */
export function showNews(connection: Pick<Connection, "add">, shown: GameId | null = null): void {
  const place = document.createElement("p");
  place.className = "news";
  place.setAttribute("role", "status");
  document.querySelector(".masthead-name")?.after(place);
  const notices = new NoticeTopic();
  connection.add(notices);
  effect(() => {
    const silent = shown === null ? removedGames() : [shown, ...removedGames()];
    const news = newsOf(notices.games.value, silent);
    place.replaceChildren(...(news ? [newsLink(news)] : []));
  });
}

/** A link in a sentence, which a narrow window shows as a number and a screen reader reads whole. */
function newsLink({ count, words, address }: News): HTMLElement {
  const link = document.createElement("a");
  link.href = address;
  link.title = words;
  link.append(part("unseen", words), part("news-count", String(count)), part("news-words", words));
  return link;
}

function part(name: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  if (name !== "unseen") span.setAttribute("aria-hidden", "true");
  return span;
}
