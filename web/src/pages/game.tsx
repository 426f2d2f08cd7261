/** The entry point of the game page. */
import "../../board/src/index.ts";
import { effect } from "@preact/signals";
import { render } from "preact";
import { startPage } from "../common/start_page.ts";
import { loadBoard } from "../game/board/load_board.ts";
import { GameView } from "../game/game.tsx";
import { GameStore } from "../game/game_store.ts";
import { fetchLatePart, late, loadLatePart } from "../game/late.ts";
import { GameTopic } from "../net/game_topic.ts";
import { pageConnection } from "../net/page_connection.ts";

/** How long the late part of the page waits for the first frames of the board, in milliseconds. */
const LATE_MS = 100;

async function start(root: HTMLElement): Promise<void> {
  const game = root.dataset.game ?? "";
  const { createCore, board } = await loadBoard(root.dataset);
  const phase = root.dataset.waiting === undefined ? "playing" : "waiting";
  const store = new GameStore(createCore, board, phase);
  const connection = pageConnection();
  store.connect(new GameTopic(connection, game, store));
  const show = () => connection.show(document.hidden ? "away" : "here");
  show();
  document.addEventListener("visibilitychange", show);
  connection.open();
  effect(() => late.value?.rememberProgress(store));
  effect(() => late.value?.sendKeptCommands(store));
  const title = root.querySelector("h1")?.textContent ?? "";
  root.replaceChildren();
  render(<GameView store={store} title={title} />, root);
  effect(() => void late.value?.showNews(connection, { shown: game }));
  effect(() => late.value?.loadInvitations(store));
  const { style = "" } = root.dataset;
  setTimeout(() => loadLatePart(() => fetchLatePart(style)), LATE_MS);
}

startPage("game", start);
