import { render } from "preact";
import { knownGames, noteCreated } from "../common/games.ts";
import { strength } from "../common/levels.ts";
import { GamesList } from "../home/games.tsx";
import { OptionsForm } from "../home/options.tsx";
import { StrengthChoice } from "../home/strength.tsx";
import { AGAINST_BOTS, type Choice, wishOf } from "../home/wish.ts";
import { createGame } from "../net/rest.ts";

/** Creates a game and goes there; says why not when it does not work. */
async function create(choice: Choice): Promise<void> {
  const wish = wishOf(choice);
  const trouble = document.querySelector("[data-trouble]");
  try {
    const created = await createGame(wish);
    noteCreated(created, wish, Date.now());
    location.assign(created.url);
  } catch (error) {
    if (trouble) trouble.textContent = error instanceof Error ? error.message : "That did not work.";
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
const choice = document.getElementById("strength-choice");
if (choice) render(<StrengthChoice />, choice);
const options = document.getElementById("options");
if (options) render(<OptionsForm onCreate={create} />, options);
const games = document.getElementById("games");
if (games) render(<GamesList games={knownGames()} now={Date.now()} />, games);
