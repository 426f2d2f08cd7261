// Writes the game of `corpus/film.json` with the stories of its turns to `generated/film.ts`. So a page
// shows it without the rules.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const corpus = join(here, "..", "corpus", "film.json");

/** Writes `generated/film.ts`, by the rules of the bridge. */
export function writeFilm({ DjambiGame }) {
  const { moves, cover } = JSON.parse(readFileSync(corpus, "utf8"));
  const game = new DjambiGame("classic", {}, "start", "square9");
  const { pieces, controllers, turn, alive } = game.view(0);
  const turns = moves.map((move, i) => {
    game.play(move);
    const { turn, alive } = game.view(i + 1);
    return { move, steps: game.story(i + 1), turn, alive };
  });
  const film = { start: { pieces, controllers, turn, alive, in_power: null }, turns, cover };
  const type = 'import type { Film } from "../src/home/film.ts";';
  const source = `${type}\n\n/** The game that the home page shows. */\nexport const FILM: Film = ${JSON.stringify(film)};\n`;
  writeFileSync(join(here, "generated", "film.ts"), source);
}
