/** Treaties on the game page: what they say, what a turn would break, and what is sent all the same. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync as initRules } from "../generated/djambi.js";
import rules from "../generated/djambi_bg.wasm";
import { initSync as initJudge } from "../generated/djambi_press.js";
import judge from "../generated/djambi_press_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";
import { asksFirst } from "../src/game/board/risks.ts";
import { GameStore } from "../src/game/game_store.ts";
import { openAbout, openProposal, peace, propose } from "../src/game/press/acts.ts";
import { breachAskedAbout, playBreach, setAsksBreach } from "../src/game/press/breach.ts";
import { fetchCourt, hearingOf, roundsLeft } from "../src/game/press/court.ts";
import { followTreaties, recentEndings } from "../src/game/press/news.ts";
import { endingText, offerText, roundsOfPeace, treatySentences } from "../src/game/press/sentences.ts";
import { breachSquares } from "../src/game/press/treaty_marks.tsx";
import { emptyPromises } from "../src/game/press/worthless.ts";
import type { Command, Event, KnownTreaty, OpenAct, Say, TreatyForm, YouMay } from "../src/protocol/index.ts";
import { settings as table } from "./table_settings.ts";

const wasm = (name: unknown) => ({ module: readFileSync(new URL(String(name), import.meta.url)) });
initRules(wasm(rules));

const settings = {
  ...table,
  start: "8yC/9/9/9/9/2bM6/2rM6/9/rC7bC rby- r r 3 9",
  press: { treaties: "public", whispers: false, reveal: "players", bots: "with_people" },
} as const;
const PEACE: TreatyForm = {
  parties: [
    { seat: "red", clauses: [{ kind: "peace", seats: ["blue"] }] },
    { seat: "blue", clauses: [{ kind: "peace", seats: ["red"] }] },
  ],
  end: { rounds: 2 },
};
const KILL = "c3c4@h7";

function known(changes: Partial<KnownTreaty> = {}): KnownTreaty {
  const begun = { channel: "table", of: 1, author: "red", treaty: PEACE, accepted: ["red", "blue"] } as const;
  return { ...begun, begun: { after: 0 }, state: "in_force", ...changes } as KnownTreaty;
}

/** A store before its game has come. */
function emptyStore(): GameStore {
  return new GameStore((set, options, start) => new DjambiGame(set, options, start), SQUARE9);
}

/** A game in which the user is red, with treaties, comes. */
function arrive(store: GameStore, treaties: KnownTreaty[], may: YouMay = {}): void {
  store.onMessage({
    game: "g",
    type: "game",
    settings,
    you: { held: ["red"], may },
    created_ms: 0,
    state: { phase: "playing", presence: {}, watchers: 0 },
    events: [],
    treaties,
    talk: [
      { channel: "table", messages: [{ seq: 2, at_ms: 0, after: 0, name: "", words: { sign: "hello" } }] },
    ],
    seq: 0,
  });
}

/** A game in which the user is red, with treaties. */
function setUp(treaties: KnownTreaty[] = [known()], may: YouMay = {}) {
  const store = emptyStore();
  const [sent, said]: [Command[], Say[]] = [[], []];
  store.connect({
    command: (command) => void sent.push(command),
    resume: () => {},
    say: (saying) => void said.push(saying),
  });
  arrive(store, treaties, may);
  return { store, sent, said };
}

const turn = (seq: number, seat: "red" | "blue" | "yellow", move: string): Event => ({
  ...{ seq, at_ms: 0, kind: "turn", seat, move },
});

test("as long as the judge is not here, a turn of a party waits, and is played once it breaks nothing", async () => {
  const { store, sent } = setUp();
  let come = () => {};
  fetchCourt(() => new Promise<void>((done) => (come = done)).then(() => void initJudge(wasm(judge))));
  assert.equal(asksFirst(store, "c3c2"), true);
  assert.equal(store.guide.risk.value?.breach, "judging");
  assert.equal(sent.length, 0);
  come();
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(
    sent.map(({ action }) => action),
    [{ kind: "turn", move: "c3c2" }],
  );
});

test("a breach waits however often it is entered, and is sent by its own button with what was seen", () => {
  const { store, sent } = setUp();
  for (let times = 0; times < 3; times += 1) assert.equal(asksFirst(store, KILL), true);
  assert.equal(store.guide.risk.value?.message, "This breaks your peace with Blue.");
  assert.deepEqual(breachSquares(store), ["c4"]);
  assert.equal(sent.length, 0);
  playBreach(store, KILL);
  assert.deepEqual(sent[0]?.seen, { table: 2 });
  assert.deepEqual(sent[0]?.action, { kind: "turn", move: KILL });
});

test("what breaks nothing is not asked about, nor anything in a game in which the user wants it so", () => {
  const { store } = setUp();
  assert.equal(breachAskedAbout(store, "c3c2"), null);
  assert.notEqual(breachAskedAbout(store, KILL), null);
  setAsksBreach(store, "play");
  assert.equal(breachAskedAbout(store, KILL), null);
  setAsksBreach(store, "ask");
  const proposed = setUp([known({ state: "proposed" } as Partial<KnownTreaty>)]);
  assert.equal(breachAskedAbout(proposed.store, KILL), null);
});

test("the squares of a breach are marked as soon as a piece is chosen", () => {
  const { store } = setUp();
  const stage = { stage: "target", text: "", from: "c3", canGoBack: true, declinable: false } as const;
  store.stage.value = stage;
  assert.deepEqual(breachSquares(store), ["c4"]);
  store.stage.value = { ...stage, from: "a1" };
  assert.deepEqual(breachSquares(store), ["i1"], "the chief may not take the other");
});

test("rounds are counted from where the treaty began", () => {
  const { store } = setUp();
  const [treaty] = store.treaties.value;
  assert.ok(treaty);
  assert.equal(roundsLeft(store, treaty), 2);
  for (const event of [turn(1, "red", "c3c2"), turn(2, "blue", "i1i2")])
    store.onMessage({ game: "g", type: "event", event });
  assert.equal(roundsLeft(store, treaty), 1);
  assert.equal(hearingOf(store).value?.court.ply(2), 2);
});

test("news replace what was known of a treaty, and are told for a round", () => {
  const { store } = setUp();
  followTreaties(store);
  assert.deepEqual(recentEndings(store), []);
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", KILL) });
  const broken = known({ state: "broken", by: "red", event: 1 } as Partial<KnownTreaty>);
  store.onMessage({ game: "g", type: "treaties", treaties: [broken] });
  assert.deepEqual(store.treaties.value, [broken]);
  assert.equal(store.announcement.value, "Red has broken the peace with Blue.");
  assert.equal(store.guide.notice.value?.message, "Red has broken the peace with Blue.");
  assert.deepEqual(recentEndings(store), [broken]);
});

test("what was so when the game came is no news, nor does the strip need any after the end", () => {
  const broken = known({ of: 5, state: "broken", by: "red", event: 1 } as Partial<KnownTreaty>);
  const late = emptyStore();
  followTreaties(late);
  arrive(late, [broken]);
  assert.deepEqual(recentEndings(late), []);
  assert.equal(late.announcement.value, "");
  const { store } = setUp([known({ of: 6 })]);
  followTreaties(store);
  store.onMessage({ game: "g", type: "treaties", treaties: [known({ of: 6, state: "kept" })] });
  assert.equal(recentEndings(store).length, 1);
  const closed: Event = { seq: 1, at_ms: 0, kind: "closed", cause: "aborted" };
  store.onMessage({ game: "g", type: "event", event: closed });
  assert.deepEqual(recentEndings(store), []);
});

test("what is open is what the service says", () => {
  const act: OpenAct[] = [
    { seat: "red", channel: "table", kind: "propose", to: ["blue"] },
    { seat: "red", channel: "table", kind: "withdraw", of: 1 },
  ];
  const { store, said } = setUp([known({ state: "proposed" } as Partial<KnownTreaty>)], { act });
  assert.equal(openProposal(store, "yellow"), undefined);
  const proposal = openProposal(store, "blue");
  assert.ok(proposal);
  propose(store, proposal, peace(store, "red", "blue", 2));
  assert.deepEqual(said[0]?.words, { act: { seat: "red", kind: "propose", treaty: PEACE } });
  const [treaty] = store.treaties.value;
  assert.ok(treaty && openAbout(store, "withdraw", treaty));
  assert.equal(openAbout(store, "accept", treaty), undefined);
});

test("treaties are told in the sentences of the command", () => {
  const strike: TreatyForm = {
    parties: [
      { seat: "red", clauses: [{ kind: "peace", seats: ["blue"] }] },
      {
        seat: "blue",
        clauses: [{ kind: "strike", seat: "yellow", turns: 2, condition: { power: "yellow" } }],
      },
    ],
    end: { rounds: 2 },
  };
  assert.deepEqual(treatySentences(strike), [
    "Red kills no piece commanded by Blue, and spares the chief altogether.",
    "While Yellow is in power: Blue kills or relocates a piece commanded by Yellow within its next 2 turns.",
    "The treaty lasts 2 rounds.",
  ]);
  assert.equal(roundsOfPeace(strike), null);
  assert.equal(offerText("red", PEACE, ["blue"]), "Red offers you peace for 2 rounds.");
  assert.equal(offerText("red", PEACE, []), "Red offers Blue peace for 2 rounds.");
  const crossed = known({ state: "dissolved", cause: "crossed" } as Partial<KnownTreaty>);
  assert.match(endingText(crossed), /crossed it\. Nobody broke it/);
});

test("promises that are worth nothing say so", () => {
  const { store } = setUp();
  const position = store.latest.value;
  assert.ok(position);
  const roles = ["chief", "militant"] as const;
  const [red, blue] = PEACE.parties;
  assert.ok(red && blue);
  const still: TreatyForm = {
    parties: [{ seat: "red", clauses: [{ kind: "hold", army: "red", roles: [...roles] }] }, blue],
    end: { rounds: 1 },
  };
  assert.equal(emptyPromises(still, position).length, 1);
  const late: TreatyForm = {
    parties: [red, { seat: "blue", clauses: [{ kind: "leave_power", turns: 2 }] }],
    end: { rounds: 1 },
  };
  assert.equal(emptyPromises(late, position).length, 1);
  assert.deepEqual(emptyPromises(PEACE, position), []);
});
