import assert from "node:assert/strict";
import { test } from "node:test";
import type { BannerContent } from "../src/game/banner.ts";
import { spokenPrompt } from "../src/game/prompt.ts";

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
