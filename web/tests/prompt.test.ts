import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardText } from "../board/src/text/board.ts";
import type { BannerContent } from "../src/game/banner/banner_content.ts";
import { spokenPrompt } from "../src/game/banner/spoken_prompt.ts";
import type * as gameTexts from "../src/text/game.ts";

/** The codes of the languages, from the folders of `locales`. */
declare const LANGUAGES: readonly string[];

test("a prompt is spoken with its title when the title is news", () => {
  const waiting: BannerContent = {
    tone: "wait",
    seat: "blue",
    title: "Blue’s turn",
    text: "Blue (bot) is thinking.",
  };
  const own: BannerContent = {
    tone: "mine",
    seat: "red",
    title: "Your turn, Red",
    text: "Choose a piece to move",
  };
  assert.equal(spokenPrompt(null, waiting), "");
  assert.equal(spokenPrompt(waiting, own), "Your turn, Red. Choose a piece to move");
  assert.equal(spokenPrompt(own, { ...own, text: "Place the corpse" }), "Place the corpse");
  const look: BannerContent = { tone: "look", seat: null, title: "Looking back", text: "The start." };
  assert.equal(spokenPrompt(own, look), "Looking back. The start.");
  assert.equal(spokenPrompt(look, own), "Your turn, Red. Choose a piece to move");
});

test("a prompt that becomes a sentence has one mark at its end, in every language", async () => {
  for (const language of LANGUAGES) {
    const { board }: { board: BoardText } = await import(`../board/src/text/board.${language}.ts`);
    const game: typeof gameTexts = await import(`../src/text/game.${language}.ts`);
    const [question, prompt] = [board.confirm(), board.choosePiece()];
    assert.match(question, /\?$/);
    assert.equal(game.promptSentence({ prompt: question }), question);
    assert.equal(game.spoken({ title: question, text: prompt }), `${question} ${prompt}`);
    assert.equal(game.promptSentence({ prompt }), `${prompt}.`);
  }
});
