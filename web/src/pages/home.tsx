/** The entry point of the home page. */
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { serviceTime } from "../common/browser/service_time.ts";
import { followTranslation } from "../common/browser/translation.ts";
import { onKnownGames, removedGames } from "../common/games.ts";
import { rememberCreatedGame } from "../common/games_written.ts";
import {
  AGAINST_BOTS,
  type NewGameForm,
  newGameRequest,
  withBoard,
  withOwnSeat,
} from "../common/new_game.ts";
import { showNews } from "../common/news.ts";
import { errorText } from "../common/problem.ts";
import { strength } from "../common/seats/levels.ts";
import { BotsLine } from "../home/bots_line.tsx";
import { ContinueGame } from "../home/continue_game.tsx";
import { GamesList } from "../home/game_list.tsx";
import { wholeKnownGames } from "../home/known_games.ts";
import { showLearnCall } from "../home/learn_call.ts";
import { FilmCaption } from "../home/living_board.tsx";
import { Lobby } from "../home/lobby.tsx";
import { LobbyStore } from "../home/lobby_store.ts";
import { OptionsForm } from "../home/options.tsx";
import { ownSeat } from "../home/own_army.tsx";
import { listedGames } from "../home/own_games.ts";
import { followOwnGames } from "../home/own_games_topic.ts";
import { PlayNowLine, playRequest } from "../home/play_now.tsx";
import { PlayerName } from "../home/player_name.tsx";
import { type DrawGame, loadSmallBoards } from "../home/small_boards.ts";
import { NoticeTopic } from "../net/notice_topic.ts";
import { pageConnection } from "../net/page_connection.ts";
import { actAtTable, createGame, lobby, playNow, rename } from "../net/rest.ts";
import { keepShell } from "../offline/keep_shell.ts";
import type { BoardName, GameId, OwnGame } from "../protocol/index.ts";

/** How often the lists are cleared of what the lobby has no more, in milliseconds. */
const SWEEP_MS = 10_000;
/** How often the page says anew how long ago something was, in milliseconds. */
const AGO_MS = 30_000;

/** Creates a game and opens it; returns what went wrong, as a sentence, or nothing. */
async function create(form: NewGameForm): Promise<string> {
  const request = newGameRequest(form);
  try {
    const created = await createGame(request);
    rememberCreatedGame(created, request, serviceTime());
    location.assign(created.url);
    return "";
  } catch (error) {
    return errorText(error);
  }
}

/** Sits down at a table that the service chooses, and opens it. */
async function play(): Promise<string> {
  try {
    const { url } = await playNow(playRequest());
    location.assign(url);
    return "";
  } catch (error) {
    return errorText(error);
  }
}

/** Sits down at a table and opens it. */
async function sit(table: GameId): Promise<string> {
  try {
    await actAtTable(table, { act: "sit" });
    location.assign(`/game/${table}`);
    return "";
  } catch (error) {
    return errorText(error);
  }
}

/** Lets a button of the page do something, and tells what went wrong. */
function enable(selector: string, act: () => Promise<string>): void {
  const button = document.querySelector<HTMLButtonElement>(selector);
  const trouble = document.querySelector("[data-trouble]");
  if (!button) return;
  button.disabled = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    const message = await act();
    if (trouble) trouble.textContent = message;
    button.disabled = false;
  });
}

followTranslation();
keepShell();
showLearnCall();
enable("[data-play-now]", play);
enable("[data-play]", () => create(withOwnSeat({ ...AGAINST_BOTS, strength: strength.value }, ownSeat())));
const values = signal<NewGameForm>(AGAINST_BOTS);
for (const kind of document.querySelectorAll<HTMLInputElement>('input[name="board"]')) {
  const choose = () => {
    if (kind.checked) values.value = withBoard(values.peek(), kind.value as BoardName);
  };
  kind.addEventListener("change", choose);
  // The browser may have kept the choice of an earlier visit.
  choose();
}
const playChoice = document.getElementById("play-choice");
if (playChoice) render(<PlayNowLine />, playChoice);
const strengthChoice = document.getElementById("strength-choice");
if (strengthChoice) {
  render(<BotsLine />, strengthChoice);
}
const options = document.getElementById("options");
const player = document.getElementById("player");
if (options) {
  const mayRate = player?.dataset.account !== undefined;
  render(
    <OptionsForm values={values} mayRate={mayRate} company={options.dataset.company} onCreate={create} />,
    options,
  );
}
if (player) {
  const { name = "", account } = player.dataset;
  render(<PlayerName name={name} hasAccount={account !== undefined} onRename={rename} />, player);
}
const place = document.getElementById("lobby");
const [store, notices] = [new LobbyStore(), new NoticeTopic()];
const remembered = signal(wholeKnownGames());
const removed = signal(removedGames());
const own = signal<readonly OwnGame[] | null>(null);
const known = computed(() => listedGames(remembered.value, own.value, removed.value));
const now = signal(serviceTime());
const lookAgain = () => {
  remembered.value = wholeKnownGames();
  removed.value = removedGames();
  now.value = serviceTime();
};
onKnownGames(lookAgain);
// The service tells its time before the first notices.
effect(() => {
  void notices.games.value;
  now.value = serviceTime();
});
setInterval(() => (now.value = serviceTime()), AGO_MS);
const boards = place?.dataset.boards ?? "";
const games = document.getElementById("games");
if (games) {
  render(<GamesList onChange={lookAgain} notices={notices.games} {...{ known, now, boards }} />, games);
}
const going = document.getElementById("continue");
if (going) {
  render(<ContinueGame known={known} now={now} notices={notices.games} boards={boards} />, going);
}
const [picture, film] = [document.getElementById("film-picture"), document.getElementById("film")];
if (picture && film) render(<FilmCaption picture={picture} script={film.dataset.film ?? ""} />, film);
if (place) {
  const draw = signal<DrawGame | null>(null);
  const connection = pageConnection();
  connection.add(store);
  connection.add(notices);
  if (player) void showNews(connection, { notices });
  /** Shows the lobby after the first paint of the page. */
  const start = async () => {
    connection.open();
    followOwnGames(own, notices.games);
    store.takeWhole(await lobby());
  };
  requestAnimationFrame(() => setTimeout(() => void start().catch(() => {})));
  const stop = effect(() => {
    // The rules are large: they come with the first game that is shown.
    if (!store.list.value?.games.length) return;
    queueMicrotask(() => stop());
    loadSmallBoards(place.dataset.boards ?? "").then((found) => {
      draw.value = found;
    }, console.error);
  });
  setInterval(() => {
    // Nothing leaves its place under the user's finger.
    if (!place.matches(":hover, :focus-within")) store.sweep();
  }, SWEEP_MS);
  const { list, unreachable } = store;
  render(<Lobby list={list} unreachable={unreachable} draw={draw} onSit={sit} />, place);
}
