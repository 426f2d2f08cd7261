/** The rules core of the page: its answers and its errors. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync } from "../generated/djambi.js";
import bridge from "../generated/djambi_bg.wasm";
import { problemText } from "../src/common/problem.ts";
import { OPTION_CHOICES } from "../src/common/rules/rule_texts.ts";
import { sentences } from "../src/pages/problems.ts";
import { type Problem, RULE_SETS } from "../src/protocol/index.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

function begin(options: Record<string, string> = {}, start = "start"): DjambiGame {
  return new DjambiGame("classic", options, start);
}

test("a game gives its position, the coming turns and the story", () => {
  const game = begin();
  assert.equal(game.view(0).pieces.length, 36);
  assert.deepEqual(game.view(0).alive, ["red", "blue", "yellow", "green"]);
  game.play("a3a5");
  assert.equal(game.length, 1);
  assert.equal(game.reading(1), "Ma3-a5");
  assert.deepEqual(game.story(1), [{ kind: "move", from: "a3", to: "a5", army: "red", role: "militant" }]);
  const { turn, upcoming, outcome } = game.view(1);
  assert.equal(turn, "blue");
  assert.deepEqual(
    upcoming.map(({ seat }) => seat),
    ["blue", "yellow", "green", "red", "blue", "yellow"],
  );
  assert.equal(outcome, null);
  game.free();
});

test("a game tells after each event whose chief could be killed", () => {
  const game = begin({}, "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40");
  assert.deepEqual(game.threatened(0), ["yellow"], "red’s assassin sees the chief");
  game.play("a1a2");
  assert.deepEqual(game.threatened(1), []);
  assert.deepEqual(game.threatened(0), ["yellow"]);
  assert.deepEqual(game.threatened(2), [], "there is no such event");
  game.free();
});

test("a wrong argument from a program without types costs its call alone", () => {
  const game = begin();
  for (const wrong of [undefined, null, 3, "c2c3", []]) {
    assert.throws(() => game.apply(wrong as never), { code: "unknown_entry" });
    assert.throws(() => game.play(wrong as never));
    assert.equal(begin(wrong as never).length, 0, "no options");
  }
  game.play("a3a5");
  assert.equal(game.length, 1);
  game.free();
});

test("a game counts how often its last position has come up", () => {
  const game = begin({}, "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1");
  assert.equal(game.timesSeen, 1);
  for (const move of ["a1a2", "i1i2", "i9i8", "a9a8", "a2a1", "i2i1", "i8i9"]) game.play(move);
  assert.equal(game.timesSeen, 1);
  game.play("a8a9");
  assert.equal(game.timesSeen, 2);
  game.free();
});

test("the home page offers all rule sets, options and values of the rules, and no others", () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(", ");
  const refusal = (set: string, options: Record<string, string>) => {
    try {
      new DjambiGame(set, options, "start").free();
    } catch (error) {
      return error as Problem;
    }
    return null;
  };
  const known = (problem: Problem | null) => [problem?.args?.known].flat().join(", ");
  assert.equal(known(refusal("none", {})), names(RULE_SETS));
  assert.equal(known(refusal("classic", { none: "0" })), names(OPTION_CHOICES));
  for (const { name, values } of OPTION_CHOICES) {
    const wrong = refusal("classic", { [name]: "none" });
    if (wrong?.code !== "option_number")
      assert.equal(known(wrong), values.map(([value]) => value).join(", "));
    for (const [value] of values) assert.equal(refusal("yang-pi", { [name]: value }), null);
  }
});

test("a resignation and agreements are part of the game", () => {
  const game = begin();
  game.apply({ kind: "resign", seat: "green" });
  assert.deepEqual(game.story(1), [
    { kind: "resigned", seat: "green", square: "a9" },
    { kind: "orphaned", army: "green" },
  ]);
  assert.equal(game.view(1).controllers.green, "orphan");
  game.apply({ kind: "agree_draw", seat: "red" });
  game.apply({ kind: "agree_draw", seat: "blue" });
  assert.equal(game.length, 1);
  game.play("a3a5");
  game.apply({ kind: "agree_draw", seat: "red" });
  assert.equal(game.view(2).outcome, null);
  game.apply({ kind: "agree_draw", seat: "yellow" });
  const third = 1 / 3;
  const shares = { red: third, blue: third, yellow: third, green: 0 };
  assert.deepEqual(game.view(3).outcome, { kind: "agreement", shares });
  assert.deepEqual(game.view(3).upcoming, []);
  assert.deepEqual(game.families(), []);
  game.free();
});

test("flags fall and turns are taken back", () => {
  const game = begin();
  game.play("a3a5");
  game.apply({ kind: "flag_fall", seat: "yellow" });
  assert.equal(game.reading(2), "yellow loses on time");
  game.apply({ kind: "take_back", to: 1 });
  assert.deepEqual([game.length, game.view(1).alive.length], [1, 4]);
  assert.throws(() => game.apply({ kind: "take_back", to: 1 }), { args: { to: 1, events: 1 } });
  assert.throws(() => game.apply({ kind: "take_back", to: 0.5 }), { code: "nothing_to_take_back" });
  assert.throws(() => game.apply({ kind: "dance" } as unknown as { kind: "draw" }), {
    code: "unknown_entry",
  });
  game.free();
});

test("the pieces that attack a square are named", () => {
  const game = begin({}, "gC7yC/9/9/9/9/2rM1bM4/9/1rA5bR1/rC7bC rbyg r r 0 1");
  assert.deepEqual(game.attackers("e4"), ["c4"]);
  assert.deepEqual(game.attackers("a1"), ["i1", "a9"], "chiefs along the rim");
  assert.deepEqual(game.attackers("e3"), [], "nothing there");
  assert.deepEqual(game.attackers("nowhere"), []);
  game.free();
});

test("illegal input is refused with a code that has a sentence", async () => {
  const game = begin();
  const refused = async (action: () => unknown, code: string) => {
    assert.throws(action, { code });
    try {
      action();
    } catch (error) {
      const text = await problemText(error as Error, async () => sentences);
      assert.match(text, /^[A-Z“].*[.)]$/, text);
    }
  };
  await refused(() => game.play("a3a9"), "too_far");
  await refused(() => game.play("nonsense"), "square_expected");
  await refused(() => game.apply({ kind: "resign", seat: "pink" as "red" }), "unknown_seat");
  await refused(() => game.view(1), "no_such_event");
  await refused(() => begin({ reporter: "sometimes" }), "unknown_value");
  await refused(() => begin({}, "9/9"), "unexplained");
  await refused(() => new DjambiGame("chess", {}, "start"), "unknown_rule_set");
  await refused(() => new DjambiGame("classic", {}, "start", "hex3"), "unknown_board");
  const { code, args, section } = game.explain("a3a9") ?? {};
  assert.deepEqual({ code, args, section }, { code: "too_far", args: { to: "a9" }, section: "§2" });
  assert.equal(game.explain("a3a5"), undefined);
  assert.equal(game.length, 0);
  game.free();
});
