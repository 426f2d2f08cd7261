/** The kinds of game on the home page, as cards of a group of radio buttons. */
import { BOARD_SENTENCES } from "../common/boards.ts";
import { BOARDS, type BoardName } from "../protocol/index.ts";

/** The cards of all boards, as HTML; `pictures` are their small boards. */
export function kinds(pictures: ReadonlyMap<BoardName, string>): string {
  return BOARDS.map(({ name, title, players }, i) => {
    const most = players.length + 1;
    const count = most === 2 ? "2 players" : `2 to ${most} players`;
    const input = `<input type="radio" name="board" value="${name}"${i === 0 ? " checked" : ""}>`;
    const words = `<strong>${title}</strong> <span class="kind-players">${count}</span>`;
    const label = `<label class="kind">${input}${pictures.get(name) ?? ""}<span class="kind-words">${words}`;
    return `${label}<span class="kind-sentence">${BOARD_SENTENCES[name]}</span></span></label>`;
  }).join("\n");
}
