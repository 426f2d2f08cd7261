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
import { audiences, openAbout, openProposal, peace, propose } from "../src/game/press/acts.ts";
import { botWords } from "../src/game/press/bot_words.ts";
import { breachAskedAbout, playBreach, setAsksBreach } from "../src/game/press/breach.ts";
import { fetchCourt, hearingOf, roundsLeft } from "../src/game/press/court.ts";
import {
  draftOf,
  dutiesOf,
  newClause,
  treatyOf,
  withClause,
  withNewClause,
  withParty,
} from "../src/game/press/draft.ts";
import { followTreaties, recentEndings } from "../src/game/press/news.ts";
import { pointAt, pointedSquares, withSquares } from "../src/game/press/pointing.ts";
import { isHidden } from "../src/game/press/proposals.ts";
import { notesOn } from "../src/game/press/remarks.tsx";
import { endingText, offerText, roundsOfPeace, treatySentences } from "../src/game/press/sentences.ts";
import { suggestionOf, suggestsTreaties } from "../src/game/press/suggestions.ts";
import { breachSquares } from "../src/game/press/treaty_marks.tsx";
import { talkPanel } from "../src/game/talk/talk_panel.ts";
import type {
  Act,
  ClauseForm,
  Command,
  Event,
  KnownTreaty,
  OpenAct,
  Say,
  TreatyForm,
  YouMay,
} from "../src/protocol/index.ts";
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
    you: { held: ["red"], may: { play: ["red"], ...may } },
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
  const [treaty] = store.treaties.all.value;
  assert.ok(treaty);
  assert.equal(roundsLeft(store, treaty), 2);
  for (const event of [turn(1, "red", "c3c2"), turn(2, "blue", "i1i2")])
    store.onMessage({ game: "g", type: "event", event });
  assert.equal(roundsLeft(store, treaty), 1);
  assert.equal(hearingOf(store).value?.court.ply(2), 2);
});

test("the court knows a turn before it is confirmed, so that who plays next is asked as well", () => {
  const { store } = setUp();
  const plies = () => hearingOf(store).value?.court.ply(1);
  assert.equal(plies(), undefined);
  store.play("c3c2");
  assert.equal(plies(), 1);
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", "c3c2") });
  assert.equal(plies(), 1);
});

test("news replace what was known of a treaty, and are told for a round", () => {
  const { store } = setUp();
  followTreaties(store);
  assert.deepEqual(recentEndings(store), []);
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", KILL) });
  const broken = known({ state: "broken", by: "red", event: 1 } as Partial<KnownTreaty>);
  store.onMessage({ game: "g", type: "treaties", treaties: [broken] });
  assert.deepEqual(store.treaties.all.value, [broken]);
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

test("what somebody offers whom the user has muted is not read out, nor is their offer seen", () => {
  const offerOfBlue = (of: number): KnownTreaty =>
    known({ of, author: "blue", state: "proposed" } as Partial<KnownTreaty>);
  const { store } = setUp([]);
  followTreaties(store);
  const offer = (of: number) => {
    const words = { act: { seat: "blue", kind: "propose", treaty: PEACE } } as const;
    const message = { seq: of, at_ms: 0, after: 0, seat: "blue", name: "", words } as const;
    store.onMessage({ game: "g", type: "talk", channel: "table", messages: [message] });
    store.onMessage({ game: "g", type: "treaties", treaties: [offerOfBlue(of)] });
  };
  offer(7);
  assert.match(store.announcement.value, /Blue offers you/);
  store.announcement.value = "";
  talkPanel(store).toggleMute("blue");
  offer(8);
  assert.equal(store.announcement.value, "");
  assert.equal(isHidden(store, offerOfBlue(8)), true);
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
  const [treaty] = store.treaties.all.value;
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

test("what is composed says where it is wrong, and what its parties may not see", () => {
  const { store } = setUp();
  const court = hearingOf(store).value?.court;
  assert.ok(court);
  const [red, blue] = PEACE.parties;
  assert.ok(red && blue);
  const still: TreatyForm = {
    parties: [{ seat: "red", clauses: [{ kind: "hold", army: "red", roles: ["chief", "militant"] }] }, blue],
    end: { rounds: 1 },
  };
  const [note, ...others] = notesOn(store, still);
  assert.deepEqual([note?.party, note?.clause, others], [0, 0, []]);
  assert.match(note?.text ?? "", /^This promises nothing: every move that Red has/);
  assert.deepEqual(notesOn(store, PEACE), []);
  const open: TreatyForm = {
    parties: [red, { seat: "blue", clauses: [{ kind: "keep_out", squares: [] }] }],
    end: { rounds: 9 },
  };
  const faults = court.faults(JSON.stringify(open));
  assert.deepEqual(
    faults.map(({ party, clause, end, problem }) => [party, clause, end, problem.code]),
    [
      [1, 0, false, "treaty_nothing"],
      [undefined, undefined, true, "treaty_rounds"],
    ],
  );
  const told = treatySentences(open);
  assert.equal(told[1], "Blue ends no move on ….", "what is still to be pointed at has a place");
});

test("at one's own turn one thing that the board shows speaks for an offer, unless that is switched off", () => {
  const act: Extract<OpenAct, { kind: "propose" }> = {
    ...{ seat: "red", channel: "table", kind: "propose", to: ["blue", "yellow"] },
  };
  const { store } = setUp([], { act: [act] });
  const suggested = suggestionOf(store).value;
  assert.equal(suggested?.said, "Blue could kill your chief.");
  assert.deepEqual(suggested?.treaty, PEACE);
  suggestsTreaties.value = false;
  assert.equal(suggestionOf(store).value, null);
  suggestsTreaties.value = true;
  const offered = setUp([known({ state: "proposed" } as Partial<KnownTreaty>)], { act: [act] });
  assert.equal(suggestionOf(offered.store).value, null, "an offer waits");
  assert.equal(suggestionOf(setUp([]).store).value, null, "nothing may be offered");
});

test("pointing adds what is there to a promise, and takes it out again", () => {
  const { store } = setUp();
  const position = store.latest.value;
  assert.ok(position);
  const by = (party: "red" | "blue") => ({ position, party });
  const out = pointAt({ kind: "keep_out", squares: ["a1"] }, "squares", "e5", by("red"));
  assert.deepEqual(out, { kind: "keep_out", squares: ["a1", "e5"] });
  assert.deepEqual(out && pointAt(out, "squares", "a1", by("red")), { kind: "keep_out", squares: ["e5"] });
  const none: ClauseForm = { kind: "leave", army: "yellow", roles: [] };
  const leave = pointAt(none, "pieces", "c4", by("red"));
  assert.deepEqual(leave, { kind: "leave", army: "blue", roles: ["militant"] });
  assert.deepEqual(leave && pointedSquares(leave, "pieces", position), ["c4"]);
  assert.equal(pointAt(none, "pieces", "e4", by("red")), null, "no piece is there");
  const strike: ClauseForm = { kind: "strike", seat: "blue", turns: 1 };
  assert.deepEqual(pointAt(strike, "seat", "i9", by("red")), { ...strike, seat: "yellow" });
  assert.equal(pointAt(strike, "seat", "a1", by("red")), null, "nobody strikes themselves");
  const plan = pointAt({ kind: "do", turns: 2 }, "victim", "c4", by("red"));
  assert.deepEqual(plan, { kind: "do", turns: 2, victim: { army: "blue", roles: ["militant"] } });
  assert.deepEqual(plan && pointAt(plan, "victim", "c4", by("red")), { kind: "do", turns: 2 });
  assert.deepEqual(withSquares({ kind: "do", turns: 2, from: ["c3"] }, "from", []), { kind: "do", turns: 2 });
});

test("a promise goes on waiting for its duty, whatever comes before it, and for none that is gone", () => {
  const strike: ClauseForm = { kind: "strike", seat: "yellow", turns: 2 };
  const waits: ClauseForm = { kind: "no_power", condition: { duty: 1 } };
  const treaty: TreatyForm = {
    parties: [
      { seat: "red", clauses: [waits] },
      { seat: "blue", clauses: [strike] },
    ],
    end: { rounds: 2 },
  };
  const draft = draftOf(treaty);
  assert.deepEqual(treatyOf(draft), treaty);
  const more = withNewClause(draft, "red", newClause({ kind: "leave_power", turns: 1 }));
  assert.deepEqual(treatyOf(more).parties[0]?.clauses[0], { kind: "no_power", condition: { duty: 2 } });
  const [duty] = dutiesOf(draft);
  assert.ok(duty);
  assert.deepEqual(treatyOf(withClause(draft, duty.id, null)).parties[0]?.clauses, [{ kind: "no_power" }]);
  const party = { seat: "yellow", clauses: [] } as const;
  const three = withParty(draft, ["red", "yellow", "blue"], party);
  assert.deepEqual(
    three.parties.map(({ seat }) => seat),
    ["red", "yellow", "blue"],
  );
  assert.equal(withParty(three, ["red", "yellow", "blue"], party).parties.length, 2);
});

test("a treaty is made in public or in a private channel that includes all its parties", () => {
  const act: Extract<OpenAct, { kind: "propose" }> = {
    ...{ seat: "red", channel: "table", kind: "propose", to: ["blue", "yellow"] },
  };
  const whisper = { seat: "red", with: ["blue", "yellow", "green"], max_seats: 3 } as const;
  const talk = { write: [], max_characters: 500 };
  const { store } = setUp([], { talk: { ...talk, whisper } } as unknown as YouMay);
  assert.deepEqual(audiences(store, act, PEACE), ["table"]);
  const may = { talk: { ...talk, whisper: { ...whisper, treaties: true } } } as unknown as YouMay;
  store.place.value = { ...store.place.value, may };
  assert.deepEqual(audiences(store, act, PEACE), ["table", "red+blue", "red+blue+yellow", "red+blue+green"]);
});

test("bots say what they do in three wordings an act and manner, and what they do not say stays unsaid", () => {
  const said = new Set<string>();
  for (const kind of ["propose", "accept", "refuse"] as const)
    for (const manner of ["courteous", "short", "friendly", "eloquent"] as const)
      for (const wording of [1, 2, 3]) {
        const act = {
          seat: "blue",
          kind,
          of: 1,
          treaty: PEACE,
          voice: { manner, wording },
        } as unknown as Act;
        said.add(botWords(act));
        if (kind !== "propose") continue;
        const warning = botWords({ ...act, voice: { manner, wording, about: "yellow" } });
        assert.match(warning, /Yellow/);
        assert.ok(warning.endsWith(botWords(act)), "the offer follows");
        said.add(warning);
      }
  assert.equal(said.size, 48, "no two are the same");
  const others: Set<string> = new Set();
  const terms = {
    ...PEACE,
    parties: PEACE.parties.map((party) => ({ ...party, clauses: [{ kind: "no_power" }] })),
  };
  for (const manner of ["courteous", "short", "friendly", "eloquent"])
    for (const wording of [1, 2, 3])
      for (const other of [
        { kind: "refuse", of: 1, voice: { manner, wording, never: true } },
        { kind: "notice", of: 1, voice: { manner, wording } },
        { kind: "propose", treaty: terms, voice: { manner, wording } },
      ])
        others.add(botWords({ seat: "blue", ...other } as unknown as Act));
  assert.equal(others.size, 36, "nor of these");
  assert.equal(
    [...others].some((words) => said.has(words)),
    false,
    "nor are they the same as the first",
  );
  assert.equal(said.has(""), false);
  assert.equal(botWords({ seat: "red", kind: "accept", of: 1 }), "");
});
