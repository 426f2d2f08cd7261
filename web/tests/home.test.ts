import assert from "node:assert/strict";
import { test } from "node:test";
import { ago } from "../src/common/browser/ago.ts";
import {
  AGAINST_BOTS,
  formError,
  type NewGameForm,
  newGameRequest,
  playerCount,
  playerCounts,
  seatsOf,
  withBoard,
  withCompany,
  withOwnSeat,
  withPlayerCount,
} from "../src/common/new_game.ts";
import { boardTitle } from "../src/common/rules/boards.ts";
import { OPTION_CHOICES, ruleSetTitle } from "../src/common/rules/rule_texts.ts";
import { optionValue, valueIn } from "../src/common/rules/rule_values.ts";
import { levelName } from "../src/common/seats/level_name.ts";
import { levelLine } from "../src/common/seats/levels.ts";
import {
  FILL_TIMES,
  PLAY_CLOCKS,
  PRESETS,
  type Preset,
  presetOf,
  TABLE_CLOCKS,
  USUAL_FORM,
  withPreset,
} from "../src/common/table/table_form.ts";
import { CLOCK_RANGES, FILL_RANGE, LEVELS } from "../src/protocol/index.ts";

test("the times that are offered are in their ranges", () => {
  const isIn = (value: unknown, [min, max]: readonly [number, number]) =>
    typeof value === "number" && min <= value && value <= max;
  for (const clock of [...PLAY_CLOCKS, ...TABLE_CLOCKS]) {
    for (const [name, value] of Object.entries(clock ?? {})) {
      if (name !== "kind") assert.ok(isIn(value, CLOCK_RANGES[name as keyof typeof CLOCK_RANGES]), name);
    }
  }
  for (const time of FILL_TIMES) assert.ok(time === undefined || isIn(time, FILL_RANGE), `${time}`);
});

test("the usual game has one person and three bots", () => {
  assert.deepEqual(newGameRequest(AGAINST_BOTS), {
    board: "square9",
    rules: "classic",
    players: 4,
    seats: {
      red: { kind: "person", mine: true },
      blue: { kind: "bot", level: "envoy" },
      yellow: { kind: "bot", level: "envoy" },
      green: { kind: "bot", level: "envoy" },
    },
    bot_delay_ms: 120,
  });
});

test("fewer players leave seats absent, more players get bots", () => {
  const two = withPlayerCount(AGAINST_BOTS, 2);
  assert.deepEqual(two.players, { red: "me", blue: "nobody", yellow: "bot", green: "nobody" });
  assert.equal(playerCount(withPlayerCount(two, 3)), 3);
  assert.equal(withPlayerCount(two, 4).players.blue, "bot");
});

test("the user keeps a seat when theirs becomes absent", () => {
  const green = {
    ...AGAINST_BOTS,
    players: { red: "bot", blue: "bot", yellow: "bot", green: "me" },
  } as const;
  const { players } = withPlayerCount(green, 3);
  assert.deepEqual(players, { red: "me", blue: "bot", yellow: "bot", green: "nobody" });
  const watching = { ...green, players: { ...green.players, green: "bot" } } as const;
  assert.equal(withPlayerCount(watching, 3).players.red, "bot", "nobody sits down who only wants to watch");
});

test("another board has its own seats and numbers of players", () => {
  const five = withBoard(AGAINST_BOTS, "ngon5");
  assert.deepEqual(playerCounts("ngon5"), [2, 3, 4, 5]);
  assert.equal(playerCount(five), 5);
  assert.deepEqual(five.players, { red: "me", blue: "bot", yellow: "bot", green: "bot", purple: "bot" });
  const { board, players, seats } = newGameRequest(withPlayerCount(five, 3));
  assert.deepEqual([board, players], ["ngon5", 3]);
  const absent = Object.entries(seats ?? {}).filter(([, seat]) => seat?.kind === "absent");
  assert.deepEqual(
    absent.map(([seat]) => seat),
    ["yellow", "purple"],
  );
  const duel = withBoard(five, "duel2");
  assert.deepEqual([seatsOf("duel2"), playerCounts("duel2")], [["red", "yellow"], [2]]);
  assert.deepEqual(Object.keys(newGameRequest(duel).seats ?? {}), ["red", "yellow"]);
});

test("names have texts, and a name of another version shows as itself", () => {
  assert.deepEqual([ruleSetTitle("arena"), ruleSetTitle("later")], ["Arena", "later"]);
  assert.deepEqual([boardTitle("ngon5"), boardTitle("later")], ["Pentachiavel", "later"]);
  assert.deepEqual([valueIn("variants", "reporter"), valueIn("classic", "reporter")], ["all", "one"]);
  assert.equal(optionValue({ set: "variants", options: { reporter: "must" } }, "reporter"), "must");
  assert.equal(optionValue({ set: "variants", options: { orphans: "exposed" } }, "reporter"), "all");
  for (const { name, values } of OPTION_CHOICES) {
    assert.equal(values[0]?.[0], valueIn("classic", name), "the default is the first");
    assert.ok(values.length > 1 && values.every(([value, text]) => text !== value), name);
  }
});

test("bots have the chosen level, unless a seat has its own", () => {
  const levels = { red: "page", green: "prince" } as const;
  const { seats } = newGameRequest({ ...AGAINST_BOTS, strength: "squire", levels });
  assert.deepEqual(seats?.red, { kind: "person", mine: true });
  assert.deepEqual(seats?.blue, { kind: "bot", level: "squire" });
  assert.deepEqual(seats?.green, { kind: "bot", level: "prince" });
});

test("a bot has the character that was named for it where it makes treaties", () => {
  const named = {
    ...AGAINST_BOTS,
    characters: { blue: "loyal", yellow: "grudging" },
    levels: { yellow: "page" },
  } as const;
  const characters = (form: NewGameForm) => {
    const seats = Object.entries(newGameRequest(form).seats ?? {});
    return seats.flatMap(([seat, of]) => ("character" in of ? [[seat, of.character]] : []));
  };
  assert.deepEqual(characters(named), [["blue", "loyal"]]);
  assert.deepEqual(characters({ ...named, players: { ...named.players, blue: "friend" } }), []);
  assert.deepEqual(characters(withPlayerCount(named, 2)), [], "two players have no treaties");
  const table: NewGameForm = { ...named, company: "people" };
  assert.deepEqual(characters(table), [["blue", "loyal"]]);
  for (const part of [{ bots: "none" }, { treaties: "none" }] as const) {
    const press = { ...USUAL_FORM.press, ...part };
    assert.deepEqual(characters({ ...table, table: { ...USUAL_FORM, press } }), []);
  }
});

test("a level has a number, a name and a description", () => {
  assert.deepEqual(LEVELS.map(levelName).slice(0, 2), ["Peasant", "Page"]);
  assert.equal(levelLine("peasant"), "0 Peasant: takes anything, guards nothing");
  assert.equal(levelLine("prince"), "8 Prince: full strength");
});

test("only options that differ from the rule set are sent", () => {
  const options = { reporter: "all", devolution: "forever", own_kills: "pieces" };
  const request = newGameRequest({ ...AGAINST_BOTS, rules: "variants", options });
  assert.deepEqual(request.options, { devolution: "forever", own_kills: "pieces" });
});

test("a game needs two players", () => {
  const alone = { ...AGAINST_BOTS.players, blue: "nobody", yellow: "nobody", green: "nobody" } as const;
  assert.equal(formError(AGAINST_BOTS), null);
  assert.match(formError({ ...AGAINST_BOTS, players: alone }) ?? "", /two players/);
});

test("with people, free seats take the place of bots, and the table comes along", () => {
  const form = withCompany(AGAINST_BOTS, "people");
  const request = newGameRequest(form);
  const free = { kind: "person" } as const;
  assert.deepEqual(request.seats, {
    red: { kind: "person", mine: true },
    ...{ blue: free, yellow: free, green: free },
  });
  assert.deepEqual([request.table, request.clock], [USUAL_FORM.table, USUAL_FORM.clock]);
  assert.deepEqual(withCompany(form, "bots"), AGAINST_BOTS);
  assert.equal(withBoard(form, "hex3").players.blue, "friend");
  assert.equal(withPlayerCount(withPlayerCount(form, 2), 4).players.blue, "friend");
});

test("a table needs a free seat", () => {
  const form = withCompany(AGAINST_BOTS, "people");
  assert.equal(formError(form), null);
  assert.match(formError({ ...form, players: AGAINST_BOTS.players }) ?? "", /free for a person/);
});

test("the service waits for people who watch or play; for one person the page shows the pace", () => {
  const slow = { ...AGAINST_BOTS, pace: "slow" } as const;
  assert.equal(newGameRequest(slow).bot_delay_ms, 120);
  assert.equal(newGameRequest(withCompany(slow, "people")).bot_delay_ms, 1600);
  const watching = { ...slow, players: { ...slow.players, red: "bot" } } as const;
  assert.equal(newGameRequest(watching).bot_delay_ms, 1600);
});

test("time spans are told in the language of the page", () => {
  const spans = [10_000, 60_000, 40 * 60_000, 3_600_000, 30 * 3_600_000, 72 * 3_600_000];
  const english = ["now", "1 minute ago", "40 minutes ago", "1 hour ago", "yesterday", "3 days ago"];
  assert.deepEqual(
    spans.map((span) => ago(span, "en")),
    english,
  );
  assert.deepEqual([ago(60_000, "fr"), ago(30 * 3_600_000, "es")], ["il y a 1 minute", "ayer"]);
});

test("the user takes one seat, and bots play the others", () => {
  const { players } = withOwnSeat(AGAINST_BOTS, "yellow");
  assert.deepEqual(players, { red: "bot", blue: "bot", yellow: "me", green: "bot" });
});

test("a rated table is asked for as it must be, only on its board", () => {
  const table = { ...USUAL_FORM.table, rated: true, fill_s: 60, flag: "open" } as const;
  const { clock: _, ...usual } = USUAL_FORM;
  const people = withCompany({ ...AGAINST_BOTS, table: { ...usual, table } }, "people");
  const players = { ...people.players, blue: "bot", green: "nobody" } as const;
  const rated = newGameRequest({ ...people, players, rules: "arena", options: { quiet_limit: "20" } });
  assert.equal(rated.rules, "classic");
  assert.equal(rated.options, undefined);
  assert.equal(rated.players, 4);
  assert.deepEqual(rated.seats?.blue, { kind: "person" });
  assert.deepEqual(rated.clock, USUAL_FORM.clock);
  assert.deepEqual(JSON.parse(JSON.stringify(rated.table)), { ...USUAL_FORM.table, rated: true });
  const hexagon = newGameRequest(withBoard(people, "hex3"));
  assert.equal(hexagon.table?.rated, undefined);
  assert.equal(newGameRequest({ ...people, company: "bots" }).table, undefined);
});

test("a table is usually open, and each preset sets talk, treaties and whispers together", () => {
  assert.equal(presetOf(USUAL_FORM), "open");
  for (const preset of Object.keys(PRESETS) as Preset[]) {
    const form = withPreset(USUAL_FORM, preset);
    assert.equal(presetOf(form), preset);
    const { treaties, whispers, bots } = form.press;
    // The service refuses others.
    assert.ok(treaties !== "secret" || whispers);
    assert.ok(!whispers || form.table.talk !== "none");
    assert.equal(bots, USUAL_FORM.press.bots, "the rest stays");
  }
  const own = { ...USUAL_FORM, table: { ...USUAL_FORM.table, talk: "signs" as const } };
  assert.equal(presetOf({ ...own, press: { ...own.press, treaties: "none" } }), null);
});
