import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ago } from "../common/browser/ago.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { gameLine } from "./game_line.ts";
import { NoticeMark } from "./game_list.tsx";
import { ordered } from "./game_order.ts";
import type { ListedGame } from "./own_games.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface ContinueGameProps {
  known: ReadonlySignal<readonly ListedGame[]>;
  now: ReadonlySignal<number>;
  notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>>;
  /** The address of the script with all boards. */
  boards: string;
}

/** The way back to the game that is most urgent, or else to the latest that goes on, with its board. */
export function ContinueGame({ known, now, notices, boards }: ContinueGameProps) {
  const game = gameToContinue(ordered(known.value, notices.value));
  // The page kept the room free; without a game it needs none.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-continues", game !== null);
  }, [game]);
  if (!game) return null;
  return (
    <a class="continue" href={`/game/${game.id}`}>
      <Thumbnail game={game} boards={boards} />
      <span class="continue-words">
        <strong class="button button-strong">{text.continueGame()}</strong>
        <span class="soft">
          {gameLine(game)}, {ago(now.value - game.at, document.documentElement.lang)}
        </span>
        <NoticeMark notice={notices.value.get(game.id)} />
      </span>
    </a>
  );
}

/** The first game that the user plays and that has not ended, as far as is known. */
export function gameToContinue(games: readonly ListedGame[]): ListedGame | null {
  const goesOn = ({ held = [], outcome, turn }: ListedGame) =>
    held.length > 0 && outcome === null && turn !== undefined;
  return games.find(goesOn) ?? null;
}
