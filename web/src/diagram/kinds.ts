/** The kinds of game on the home page, as cards of a group of radio buttons. */
import { BOARDS, type BoardName } from "../protocol/index.ts";
import * as text from "../text/choices.ts";

/** The cards of all boards, as HTML; `pictures` are their small boards. */
export function kinds(pictures: ReadonlyMap<BoardName, string>): string {
  return BOARDS.map(({ name: board, players }, i) => {
    const input = `<input type="radio" name="board" value="${board}"${i === 0 ? " checked" : ""}>`;
    const count = text.players({ most: players.length + 1 });
    const words = `<strong>${text.board({ board })}</strong> <span class="kind-players">${count}</span>`;
    const label = `<label class="kind">${input}${pictures.get(board) ?? ""}<span class="kind-words">${words}`;
    return `${label}<span class="kind-sentence">${text.boardSentence({ board })}</span></span></label>`;
  }).join("\n");
}
