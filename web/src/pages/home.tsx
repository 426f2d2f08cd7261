/** The entry point of the home page. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { knownGames, rememberCreatedGame } from "../common/games.ts";
import { strength } from "../common/levels.ts";
import { errorText } from "../common/problem.ts";
import { GamesList } from "../home/games.tsx";
import { AGAINST_BOTS, type NewGameForm, newGameRequest, withBoard } from "../home/new_game.ts";
import { OptionsForm } from "../home/options.tsx";
import { PlayerName } from "../home/player_name.tsx";
import { StrengthChoice } from "../home/strength.tsx";
import { createGame, rename } from "../net/rest.ts";
import type { BoardName } from "../protocol/index.ts";

/** Creates a game and opens it; returns what went wrong, as a sentence, or nothing. */
async function create(form: NewGameForm): Promise<string> {
  const request = newGameRequest(form);
  try {
    const created = await createGame(request);
    rememberCreatedGame(created, request, Date.now());
    location.assign(created.url);
    return "";
  } catch (error) {
    return errorText(error);
  }
}

const play = document.querySelector<HTMLButtonElement>("[data-play]");
const trouble = document.querySelector("[data-trouble]");
if (play) {
  play.disabled = false;
  play.addEventListener("click", async () => {
    play.disabled = true;
    const message = await create({ ...AGAINST_BOTS, strength: strength.value });
    if (trouble) trouble.textContent = message;
    play.disabled = false;
  });
}
const values = signal<NewGameForm>(AGAINST_BOTS);
for (const kind of document.querySelectorAll<HTMLInputElement>('input[name="board"]')) {
  const choose = () => {
    if (kind.checked) values.value = withBoard(values.peek(), kind.value as BoardName);
  };
  kind.addEventListener("change", choose);
  // The browser may have kept the choice of an earlier visit.
  choose();
}
const strengthChoice = document.getElementById("strength-choice");
if (strengthChoice) render(<StrengthChoice />, strengthChoice);
const options = document.getElementById("options");
if (options) render(<OptionsForm values={values} onCreate={create} />, options);
const player = document.getElementById("player");
if (player) render(<PlayerName name={player.dataset.name ?? ""} onRename={rename} />, player);
const games = document.getElementById("games");
if (games) render(<GamesList games={knownGames()} now={Date.now()} />, games);
