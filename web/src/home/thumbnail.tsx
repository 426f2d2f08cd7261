import { useEffect, useMemo, useState } from "preact/hooks";
import { Layout } from "../../board/src/layout.ts";
import type { BoardGeometry } from "../../board/src/types.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import { importPart } from "../common/browser/import_part.ts";
import { drawDiagram } from "../diagram/diagram.ts";
import type { BoardName } from "../protocol/index.ts";
import type { ListedGame } from "./own_games.ts";
import { loadSmallBoards } from "./small_boards.ts";

interface ThumbnailProps {
  game: ListedGame;
  /** The address of the script with all boards. */
  boards: string;
}

/** The board of a game as it is known, seen from the user's seat. */
export function Thumbnail({ game, boards }: ThumbnailProps) {
  return game.scene ? <SceneThumbnail {...{ game, boards }} /> : <NowThumbnail {...{ game, boards }} />;
}

/** The board of a game that has gone on since the last visit, or that this browser never saw. */
function NowThumbnail({ game, boards }: ThumbnailProps) {
  const [drawn, setDrawn] = useState("");
  const { now, board = "square9", held } = game;
  const viewer = held?.[0];
  useEffect(() => {
    if (!now) return;
    const draw = async () => {
      const drawGame = await loadSmallBoards(boards);
      setDrawn(drawGame({ ...now, board: board as BoardName }, "", viewer));
    };
    void draw().catch(console.error);
  }, [now?.position, boards]);
  return <span class="continue-board" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** The board of a game at the last visit. */
function SceneThumbnail({ game, boards }: ThumbnailProps) {
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
      const { loadBoards } = await importPart<typeof import("../core/load_boards.ts")>(boards);
      setGeometry((await loadBoards()).geometry(board));
    };
    if (board === "square9") setGeometry(SQUARE9);
    else void fetchBoard().catch(console.error);
  }, [board, boards]);
  return geometry;
}
