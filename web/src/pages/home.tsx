/** The entry point of the home page. */
import { render } from "preact";
import { errorText } from "../common/errors.ts";
import { knownGames, rememberCreatedGame } from "../common/games.ts";
import { strength } from "../common/levels.ts";
import { GamesList } from "../home/games.tsx";
import { AGAINST_BOTS, type NewGameForm, newGameRequest } from "../home/new_game.ts";
import { OptionsForm } from "../home/options.tsx";
import { StrengthChoice } from "../home/strength.tsx";
import { createGame } from "../net/rest.ts";

/** Creates a game and opens it; an error is shown on the page. */
async function create(form: NewGameForm): Promise<void> {
  const request = newGameRequest(form);
  const message = document.querySelector("[data-trouble]");
  try {
    const created = await createGame(request);
    rememberCreatedGame(created, request, Date.now());
    location.assign(created.url);
  } catch (error) {
    if (message) message.textContent = errorText(error, "That did not work.");
  }
}

const play = document.querySelector<HTMLButtonElement>("[data-play]");
if (play) {
  play.disabled = false;
  play.addEventListener("click", async () => {
    play.disabled = true;
    await create({ ...AGAINST_BOTS, strength: strength.value });
    play.disabled = false;
  });
}
const strengthChoice = document.getElementById("strength-choice");
if (strengthChoice) render(<StrengthChoice />, strengthChoice);
const options = document.getElementById("options");
if (options) render(<OptionsForm onCreate={create} />, options);
const games = document.getElementById("games");
if (games) render(<GamesList games={knownGames()} now={Date.now()} />, games);
