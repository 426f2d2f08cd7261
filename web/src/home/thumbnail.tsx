import { useEffect, useMemo, useState } from "preact/hooks";
import { Layout } from "../../board/src/layout.ts";
import type { BoardGeometry } from "../../board/src/types.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import type { KnownGame } from "../common/games.ts";
import { drawDiagram } from "../diagram/diagram.ts";

/** The board of a game at the last visit, seen from the user's seat. */
export function Thumbnail({ game, boards }: { game: KnownGame; boards: string }) {
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
