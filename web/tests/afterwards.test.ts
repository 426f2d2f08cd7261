/** A game that is over, looked through: talk in step with its turns, the strip of promises, words kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { GameStore } from "../src/game/game_store.ts";
import { barsOf, wordsOf } from "../src/game/press/strip.ts";
import { thoughtsOn } from "../src/game/press/thoughts.ts";
import { drawingOfMoment, stepOf } from "../src/game/talk/in_step.ts";
import { TalkPanel } from "../src/game/talk/talk_panel.ts";
import { eventsOfPlies, plyAfter } from "../src/game/turns/moments.ts";
import type { Channel, Event, KnownTreaty, TalkMessage, TreatyForm, Words } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

const turn = (seq: number): Event => ({ seq, at_ms: 0, kind: "turn", seat: "red", move: `move ${seq}` });
const other = (seq: number, kind: "pause" | "started"): Event =>
  (kind === "started" ? { seq, at_ms: 0, kind } : { seq, at_ms: 0, kind }) as Event;
const plies = (count: number) =>
  Array.from({ length: count }, () => ({ seat: null, kind: "turn", move: "", seq: 0 }) as const);

test("a ply lies behind the event that made it, also after turns were taken back", () => {
  const back: Event = { seq: 6, at_ms: 0, kind: "take_back", to: 1 };
  const events = [other(1, "started"), turn(2), turn(3), other(4, "pause"), turn(5), back, turn(7)];
  const line = eventsOfPlies({ events, plies: plies(2) });
  assert.deepEqual(line, [2, 7]);
  assert.deepEqual(
    [0, 1, 2, 5, 6, 7, 9].map((event) => plyAfter(line, event)),
    [0, 0, 1, 1, 1, 2, 2],
    "what was said in a turn that was taken back belongs to the turn before it",
  );
});

test("an agreement that makes the draw is a ply, one that does not is none", () => {
  const agree = (seq: number): Event => ({ seq, at_ms: 0, kind: "agree_draw", seat: "red" });
  assert.deepEqual(eventsOfPlies({ events: [turn(1), agree(2), turn(3)], plies: plies(2) }), [1, 3]);
  assert.deepEqual(eventsOfPlies({ events: [turn(1), agree(2), agree(3)], plies: plies(2) }), [1, 3]);
});

const PEACE: TreatyForm = {
  parties: [
    { seat: "red", clauses: [{ kind: "peace", seats: ["blue"] }] },
    { seat: "blue", clauses: [{ kind: "peace", seats: ["red"] }] },
  ],
  end: { rounds: 2 },
};

function treaty(of: number, changes: Partial<KnownTreaty>): KnownTreaty {
  const known = {
    channel: "table",
    of,
    author: "red",
    treaty: PEACE,
    accepted: ["red", "blue"],
    proposed: 0,
  };
  return { ...known, ...changes } as KnownTreaty;
}

test("each treaty that is over has a bar from its offer to its end, with the turn that broke it", () => {
  const line = [2, 3, 4, 5, 7, 8];
  const bars = barsOf(
    [
      treaty(1, { proposed: 2, begun: { after: 3 }, ended: 5, state: "kept" }),
      treaty(2, { proposed: 4, begun: { after: 4 }, ended: 8, state: "broken", by: "blue", event: 8 }),
      treaty(3, { proposed: 3, ended: 3, state: "withdrawn" }),
      treaty(4, { proposed: 3, ended: 7, state: "lapsed" }),
      treaty(5, { proposed: 3, ended: 4, state: "refused" }),
      treaty(6, { begun: { after: 2 }, ended: 7, state: "dissolved", cause: "crossed" }),
      treaty(7, { state: "in_force" }),
    ],
    line,
  );
  assert.deepEqual(
    bars.map(({ verdict, from, to, breach }) => [verdict, from, to, breach]),
    [
      ["kept", 1, 4, null],
      ["broken", 3, 6, 6],
      ["lapsed", 2, 2, null],
      ["lapsed", 2, 5, null],
      ["refused", 2, 3, null],
      ["dissolved", 0, 5, null],
    ],
  );
});

const PERSON = { kind: "person", name: "", claimed: true } as const;
const BOT = { kind: "bot", level: "envoy", name: "", claimed: true } as const;

test("who was betrayed has kept their word, and what was dissolved or refused counts for nobody", () => {
  const treaties = [
    treaty(1, { state: "kept" }),
    treaty(2, { state: "broken", by: "blue", event: 3 }),
    treaty(3, { state: "dissolved", cause: "two_left" }),
    treaty(4, { state: "refused" }),
  ];
  const persons = { red: PERSON, blue: PERSON, yellow: PERSON, green: BOT };
  const order = ["red", "blue", "yellow", "green"] as const;
  assert.deepEqual(wordsOf(treaties, persons, order), [
    { seat: "red", kept: 2, all: 2 },
    { seat: "blue", kept: 1, all: 2 },
  ]);
  assert.deepEqual(wordsOf(treaties, { ...persons, blue: BOT }, order), [], "two persons are no society");
  const withBot = { red: PERSON, blue: BOT, yellow: PERSON, green: PERSON };
  assert.deepEqual(wordsOf(treaties, withBot, order), [], "a promise to a bot counts for nobody");
});

/** A game of two turns that is over, in which people have talked. */
function finished() {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const closed: Event = { seq: 3, at_ms: 0, kind: "closed", cause: "aborted" };
  store.onMessage({
    game: "g",
    type: "game",
    settings,
    you: { held: ["red"], may: { talk: { read: ["table"], max_characters: 500 } } },
    created_ms: 0,
    state: { phase: "over", presence: {}, watchers: 0 },
    events: [turn(1), turn(2)],
    seq: 2,
  });
  const panel = new TalkPanel(store);
  const hear = (channel: Channel, seq: number, after: number, words: Words) => {
    const message: TalkMessage = { seq, at_ms: seq, after, seat: "blue", name: "", words };
    store.onMessage({ game: "g", type: "talk", channel, messages: [message] });
  };
  const end = () => store.onMessage({ game: "g", type: "event", event: closed });
  return { store, panel, hear, end };
}

test("after the end all channels are one, in the order of the game, until the user chooses one", () => {
  const { panel, hear, end } = finished();
  hear("table", 1, 2, { text: "late" });
  hear("red+blue", 1, 1, { text: "early" });
  const told = () => panel.said.value.map(({ channel, ply }) => `${channel} ${ply}`);
  assert.deepEqual(told(), ["table 2"], "one channel while the game goes on");
  end();
  assert.deepEqual(told(), ["red+blue 1", "table 2"]);
  panel.choose("table");
  assert.deepEqual(told(), ["table 2"]);
  panel.choose(null);
  assert.equal(told().length, 2);
});

test("the drawing of the turn that is looked at lies on the board, the last one of it", () => {
  const { store, panel, hear, end } = finished();
  const drawing = (square: string) => ({ drawing: { circles: [square] } });
  hear("red+blue", 1, 1, drawing("a1"));
  hear("red+blue", 2, 1, drawing("b2"));
  const shown = (ply: number) => {
    store.review(ply);
    return drawingOfMoment(store, panel)?.circles;
  };
  panel.choose("red+blue");
  assert.equal(shown(1), undefined, "while the game goes on nothing lies there by itself");
  end();
  store.markShown(store.plyCount.value);
  assert.deepEqual(shown(1), ["b2"]);
  assert.equal(shown(0), undefined);
  store.review(store.plyCount.value);
  assert.equal(stepOf(store), null);
});

test("bots tell after the end why they made treaties and broke them, unless that was taken back", (context) => {
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  const { store, panel, hear, end } = finished();
  const of = (changes: Partial<KnownTreaty>) => {
    const known = treaty(1, changes);
    store.onMessage({ game: "g", type: "treaties", treaties: [known] });
    return thoughtsOn(store, known).map(({ seat, thought }) => `${seat}: ${thought}`);
  };
  const about = { channel: "table", of: 1 } as const;
  hear("table", 1, 0, { act: { seat: "red", kind: "propose", treaty: PEACE } });
  end();
  hear("blue", 2, 0, { thought: { ...about, deed: "accepted", gain: 60 } });
  hear("blue", 3, 2, { thought: { ...about, deed: "broke", gain: 142 } });
  const accepted = "blue: The offer of Red was worth +6% of the game to me, so I accepted it.";
  assert.deepEqual(of({ begun: { after: 0 }, ended: 2, state: "broken", by: "blue", event: 2 }), [
    accepted,
    "blue: I broke my word to Red in turn 2: that was worth +14.2% of the game to me.",
  ]);
  const told = () => panel.said.value.map(({ channel, ply }) => `${channel} ${ply}`);
  assert.deepEqual(panel.channels.value, ["table"], "nobody chooses a bot's notebook");
  assert.deepEqual(told(), ["table 0", "blue 0", "blue 2"]);
  assert.deepEqual(of({ begun: { after: 0 }, state: "in_force" }), [accepted]);
  assert.deepEqual(told(), ["table 0", "blue 0"]);
});

test("each reason of a bot has a sentence", (context) => {
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  const { store, hear, end } = finished();
  end();
  const known = treaty(1, { author: "blue", state: "refused" });
  store.onMessage({ game: "g", type: "treaties", treaties: [known] });
  const about = { channel: "table", of: 1 } as const;
  hear("blue", 1, 0, { thought: { ...about, deed: "offered", gain: 8, theirs: -3 } });
  hear("blue", 2, 0, { thought: { ...about, deed: "refused", gain: 0 } });
  hear("blue", 3, 0, { thought: { ...about, deed: "declined", why: "breaker" } });
  hear("blue", 4, 0, { thought: { ...about, deed: "gave_notice", gain: -27 } });
  hear("blue", 5, 0, { thought: { ...about, deed: "gave_notice" } });
  assert.deepEqual(
    thoughtsOn(store, known).map(({ thought }) => thought),
    [
      "My offer was worth +0.8% of the game to me, and -0.3% to Red.",
      "The offer of Blue was worth 0% of the game to me: too little, so I refused it.",
      "I refused the offer of Blue, who had broken a treaty not long ago.",
      "I gave notice: to keep the peace with Red was worth -2.7% of the game to me.",
      "I gave notice to Red: I was at peace with everybody, and so nobody could win.",
    ],
  );
});
