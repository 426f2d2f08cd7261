import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Layout } from "../../board/src/layout.ts";
import type { BoardGeometry } from "../../board/src/types.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import { gameLine } from "../common/game_line.ts";
import type { KnownGame } from "../common/games.ts";
import { drawDiagram } from "../diagram/diagram.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { ago, NoticeMark } from "./games.tsx";

interface ContinueGameProps {
  known: ReadonlySignal<readonly KnownGame[]>;
  now: ReadonlySignal<number>;
  notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>>;
  /** The address of the script with all boards. */
  boards: string;
}

/** The way back to the user's latest game that goes on, with the board as it was at the last visit. */
export function ContinueGame({ known, now, notices, boards }: ContinueGameProps) {
  const game = gameToContinue(known.value);
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

/** The latest game that the user plays and that has not ended, as far as this browser knows. */
export function gameToContinue(games: readonly KnownGame[]): KnownGame | null {
  const goesOn = ({ held = [], outcome, turn }: KnownGame) =>
    held.length > 0 && outcome === null && turn !== undefined;
  return games.find(goesOn) ?? null;
}

/** The board of a game at the last visit, seen from the user's seat. */
function Thumbnail({ game, boards }: { game: KnownGame; boards: string }) {
  const geometry = useGeometry(game.board ?? "square9", boards);
  const seat = game.held?.[0] ?? "red";
  const layout = useMemo(() => geometry && new Layout(geometry, seat), [geometry, seat]);
  const drawn = useMemo(() => {
    if (!layout || !game.scene) return "";
    const { pieces, controllers, in_power: power } = game.scene;
    const still = { arrows: [], victims: [], ghosts: [], targets: [], names: "hidden", label: "" } as const;
    return drawDiagram({ ...still, layout, pieces, controllers, power });
  }, [layout, game]);
  return <span class="continue-board" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** The drawing of a board; null until it is there. Boards other than the usual one are fetched. */
function useGeometry(board: string, boards: string): BoardGeometry | null {
  const [geometry, setGeometry] = useState<BoardGeometry | null>(board === "square9" ? SQUARE9 : null);
  useEffect(() => {
    const fetchBoard = async () => {
      const { loadBoards }: typeof import("../core/load_boards.ts") = await import(boards);
      setGeometry((await loadBoards()).geometry(board));
    };
    if (board === "square9") setGeometry(SQUARE9);
    else void fetchBoard().catch(console.error);
  }, [board, boards]);
  return geometry;
}
