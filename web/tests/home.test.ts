import assert from "node:assert/strict";
import { test } from "node:test";
import { levelLine, levelName } from "../src/common/levels.ts";
import { ago } from "../src/home/games.tsx";
import { AGAINST_BOTS, faultOf, players, wishOf, withPlayers } from "../src/home/wish.ts";
import { LEVELS } from "../src/protocol/index.ts";

test("against bots: red is mine, the rest are bots, everything else is usual", () => {
  assert.deepEqual(wishOf(AGAINST_BOTS), {
    rules: "classic",
    players: 4,
    seats: {
      red: { kind: "human", mine: true },
      blue: { kind: "bot", level: "envoy" },
      yellow: { kind: "bot", level: "envoy" },
      green: { kind: "bot", level: "envoy" },
    },
  });
});

test("who is absent with fewer players, and who comes back with more", () => {
  const two = withPlayers(AGAINST_BOTS, 2);
  assert.deepEqual(two.sitters, { red: "me", blue: "nobody", yellow: "bot", green: "nobody" });
  assert.equal(players(withPlayers(two, 3)), 3);
  assert.equal(withPlayers(two, 4).sitters.blue, "bot");
});

test("all bots are as strong as was chosen, but for those with a level of their own", () => {
  const levels = { red: "page", green: "prince" } as const;
  const { seats } = wishOf({ ...AGAINST_BOTS, strength: "squire", levels });
  assert.deepEqual(seats?.red, { kind: "human", mine: true });
  assert.deepEqual(seats?.blue, { kind: "bot", level: "squire" });
  assert.deepEqual(seats?.green, { kind: "bot", level: "prince" });
});

test("levels are named with their number and what to expect", () => {
  assert.deepEqual(LEVELS.map(levelName).slice(0, 2), ["Page", "Squire"]);
  assert.equal(levelLine("prince"), "8 Prince: full strength");
});

test("only options that differ from the rule set are sent", () => {
  const options = { reporter: "all", devolution: "forever", own_kills: "pieces" };
  const wish = wishOf({ ...AGAINST_BOTS, rules: "variants", options });
  assert.deepEqual(wish.options, { devolution: "forever", own_kills: "pieces" });
});

test("a game needs two", () => {
  const alone = { ...AGAINST_BOTS.sitters, blue: "nobody", yellow: "nobody", green: "nobody" } as const;
  assert.equal(faultOf(AGAINST_BOTS), null);
  assert.match(faultOf({ ...AGAINST_BOTS, sitters: alone }) ?? "", /two players/);
});

test("names and paces are passed on", () => {
  const wish = wishOf({ ...AGAINST_BOTS, name: " Ann ", pace: "quick" });
  assert.deepEqual(wish.seats?.red, { kind: "human", mine: true, name: "Ann" });
  assert.equal(wish.bot_delay_ms, 120);
});

test("times in words", () => {
  assert.deepEqual([10_000, 60_000, 40 * 60_000, 3_600_000, 30 * 3_600_000, 72 * 3_600_000].map(ago), [
    "just now",
    "a minute ago",
    "40 minutes ago",
    "an hour ago",
    "yesterday",
    "3 days ago",
  ]);
});
