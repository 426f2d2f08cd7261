/** The list of notices that the bell opens: elements, without what fetches and reads them. */
import type { NoticeHistory, PastNotice } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { ago } from "./browser/ago.ts";
import { boardTitle } from "./rules/boards.ts";
import { rivals } from "./seats/rivals.ts";

/** A notice as its line says it. */
export interface NoticeLine {
  words: string;
  /** Against whom, on which board, and when. */
  facts: string;
  /** The game; null if the user may not see it any more. */
  address: string | null;
  isNew: boolean;
}

/** The lines of notices, the newest first, as of a time of the service. */
export function noticeLines(
  { notices, games, concern }: NoticeHistory,
  now: number,
  language: string,
): readonly NoticeLine[] {
  const line = ({ game: id, kind, at_ms: at, read }: PastNotice): NoticeLine => {
    const game = games[id];
    const names = game ? rivals(game) : [];
    const facts = [
      ...(names.length > 0 ? [text.against({ names })] : []),
      ...(game && game.board !== "square9" ? [boardTitle(game.board)] : []),
      ago(now - at, language),
    ].join(", ");
    return {
      words: text.notice({ notice: kind }),
      facts,
      address: game ? `/game/${id}` : null,
      isNew: !read,
    };
  };
  const concerns: NoticeLine[] = concern
    ? [
        {
          words: text.noticeConcern(),
          facts: ago(now - concern.at_ms, language),
          address: "/concerns",
          isNew: !concern.read,
        },
      ]
    : [];
  return [...concerns, ...notices.map(line)];
}

/** The elements of lines. */
export function noticeItems(lines: readonly NoticeLine[]): HTMLElement[] {
  return lines.map(({ words, facts, address, isNew }) => {
    const item = document.createElement("li");
    const name = document.createElement(address ? "a" : "span");
    if (address) (name as HTMLAnchorElement).href = address;
    name.className = "bell-words";
    if (isNew) {
      item.className = "bell-new";
      name.append(element("span", "unseen", `${text.noticeNew()} `));
    }
    name.append(words, " ", element("span", "soft", facts));
    item.append(name);
    return item;
  });
}

/** An element with a class and a text. */
export function element(tag: string, className: string, words = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = words;
  return made;
}
