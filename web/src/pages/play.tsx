/** The entry point of the page of a game without a service. */
import "../../board/src/index.ts";
import { Engine } from "../../rules/src/engine/engine.ts";
import { followNews } from "../common/follow_news.ts";
import { startPage } from "../common/start_page.ts";
import { loadBoards } from "../core/load_boards.ts";
import { startWorker } from "../core/start_worker.ts";
import { late } from "../game/late.ts";
import * as latePart from "../game/late_part.ts";
import { openKeeper } from "../play/kept_games.ts";
import { LocalPage } from "../play/local_page.tsx";
import { loadRooms } from "../play/room.ts";
import { engineFailed } from "../text/coach.ts";

/** The memory of the engine, in mebibytes: a phone has it. */
const MEMORY = 32;

async function start(root: HTMLElement): Promise<void> {
  const worker = root.dataset.worker ?? "";
  const engine = new Engine(() => startWorker(worker), MEMORY, engineFailed());
  const [boards, rooms, keeper] = await Promise.all([
    loadBoards(),
    loadRooms(),
    // A browser may forbid it.
    openKeeper().catch(() => null),
  ]);
  late.value = latePart;
  const page = new LocalPage({ root, ...boards, rooms, engine, keeper });
  await page.open(new URLSearchParams(location.search).has("new"));
}

startPage("play", start);
void followNews();
