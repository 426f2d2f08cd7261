import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { GameStore } from "../src/game/game_store.ts";
import { TalkPanel } from "../src/game/talk/talk_panel.ts";
import type { Channel, OpenTalk, Say, Seat, TalkMessage } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

/** The talk of a player who lives, and that of a watcher. */
const TABLE: OpenTalk = { read: ["table"], write: ["table"], max_characters: 500 };
const BESIDE: OpenTalk = { read: ["table", "watchers"], write: ["watchers"], max_characters: 500 };

function message(seq: number, seat: Seat | undefined, text: string): TalkMessage {
  return { seq, at_ms: 0, after: 0, ...(seat ? { seat } : {}), name: seat ? "" : "Anna", words: { text } };
}

function setUp(held: Seat[], talk: OpenTalk = TABLE, id = settings.id) {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const said: Say[] = [];
  store.connect({ command: () => {}, resume: () => {}, say: (saying) => void said.push(saying) });
  const state = { phase: "playing", presence: {}, watchers: 0 } as const;
  store.onMessage({
    game: "g",
    type: "game",
    settings: { ...settings, id },
    you: { held, may: { talk } },
    created_ms: 0,
    state,
    events: [],
    seq: 0,
  });
  const panel = new TalkPanel(store);
  const hear = (channel: Channel, ...messages: TalkMessage[]) =>
    store.onMessage({ game: "g", type: "talk", channel, messages });
  return { store, panel, said, hear };
}

const texts = (panel: TalkPanel) => panel.said.value.map(({ message }) => message.seq);

test("messages count once, and those after a reconnection begin with the first that was not heard", () => {
  const { store, panel, hear } = setUp(["red"]);
  hear("table", message(1, "blue", "a"), message(2, "red", "b"));
  hear("table", { ...message(2, "red", "b"), name: "Rosa" }, message(3, "blue", "c"));
  assert.deepEqual(texts(panel), [1, 2, 3]);
  assert.equal(panel.said.value[1]?.message.name, "Rosa", "the newer copy counts");
  assert.deepEqual(store.talkSince(), { table: 3 });
});

test("new messages of others are counted until they are seen", () => {
  const { panel, hear } = setUp(["red"]);
  hear("table", message(1, "blue", "a"), message(2, "red", "b"));
  assert.equal(panel.allUnread.value, 1);
  panel.isOpen.value = true;
  hear("table", message(3, "blue", "c"));
  assert.equal(panel.allUnread.value, 0);
  panel.isOpen.value = false;
  hear("table", message(4, "blue", "d"));
  assert.equal(panel.allUnread.value, 1);
});

test("an author is muted in all channels and can be heard again", () => {
  const { panel, hear } = setUp([], BESIDE);
  hear("table", message(1, "blue", "a"), message(2, "green", "b"));
  hear("watchers", message(1, undefined, "c"));
  hear("red+blue", message(1, "blue", "a"), message(2, "red", "b"));
  panel.toggleMute("blue");
  assert.deepEqual(texts(panel), [2]);
  hear("table", message(3, "blue", "d"));
  assert.equal(panel.unreadOf("table"), 1, "what is hidden is not new");
  panel.choose("red+blue");
  assert.deepEqual(texts(panel), [2]);
  panel.choose("watchers");
  assert.deepEqual(texts(panel), [1]);
  panel.toggleMute("name Anna");
  assert.deepEqual(texts(panel), []);
  panel.choose("table");
  panel.toggleMute("blue");
  assert.deepEqual(texts(panel), [1, 2, 3]);
});

test("a person who is muted stays so at another seat and at the next table, a seat with a hidden name does not", () => {
  const written = new Map<string, string>();
  const storage = { getItem: (key: string) => written.get(key) ?? null };
  const setItem = (key: string, value: string) => void written.set(key, value);
  Object.assign(globalThis, { localStorage: { ...storage, setItem } });
  try {
    const first = setUp(["red"]);
    first.panel.toggleMute("name Ben");
    first.panel.toggleMute("green");
    const ben = { ...message(1, "blue", "a"), name: "Ben" };
    first.hear("table", ben, { ...ben, seq: 2, seat: "yellow" }, message(3, "green", "c"));
    assert.deepEqual(texts(first.panel), []);
    const next = setUp(["red"], TABLE, "h");
    next.hear("table", { ...ben, seat: "green" }, message(2, "green", "b"));
    assert.deepEqual(texts(next.panel), [2]);
    next.panel.toggleMute("name Ben");
    const again = setUp(["red"]);
    again.hear("table", ben, message(3, "green", "c"));
    assert.deepEqual(texts(again.panel), [1], "heard again, while the seat of that game stays muted");
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});

test("each reads and writes in the channels that the service names, as far as the page knows them", () => {
  const { store, panel, hear } = setUp(["red"]);
  const rights = () =>
    panel.channels.value.map((channel) => {
      panel.choose(channel);
      return `${channel}${panel.canWrite ? "+" : ""}`;
    });
  const tell = (talk: OpenTalk | undefined) =>
    store.onMessage({ game: "g", type: "you", you: { held: ["red"], may: talk ? { talk } : {} } });
  assert.deepEqual(rights(), ["table+"]);
  tell({ read: ["table", "dead"], write: ["dead"], max_characters: 500 });
  assert.deepEqual(rights(), ["table", "dead+"]);
  const later = "clubs" as Channel;
  tell({ read: ["table", later], write: ["table"], max_characters: 0 });
  hear("red+blue", message(1, "blue", "a"));
  assert.deepEqual(rights(), ["table+", "red+blue"], "nobody whispers any more");
  assert.deepEqual(store.talkSince(), { "red+blue": 1 });
  tell(undefined);
  assert.equal(panel.exists, false);
});

test("what the user says waits for the service, and a refusal keeps it with the reason", () => {
  const { store, said } = setUp(["red"]);
  store.say("table", { text: "hello" });
  store.say("table", { sign: "oops" });
  assert.deepEqual(
    said.map(({ words }) => words),
    [{ text: "hello" }, { sign: "oops" }],
  );
  const [first, second] = said;
  store.onMessage({ game: "g", type: "said", id: first?.id ?? "", channel: "table", seq: 1 });
  const refusal = { code: "signs_only", message: "Signs." };
  store.onMessage({ game: "g", type: "refused", id: second?.id ?? "", seq: 0, ...refusal });
  assert.deepEqual(
    store.talk.unconfirmed.value.map(({ id, problem }) => [id, problem?.code]),
    [[second?.id, "signs_only"]],
  );
  assert.equal(store.error.value, null);
});

test("a player whispers with those who are open to it, and makes notes", () => {
  const whisper = { seat: "blue", with: ["red", "yellow", "green"], max_seats: 3 } as const;
  const talk: OpenTalk = { ...TABLE, whisper: { ...whisper, with: [...whisper.with] } };
  const { panel, hear } = setUp(["blue"], talk);
  const shown = () => `${panel.channel.value}${panel.canWrite ? "+" : ""}`;
  panel.toggleWhisper();
  assert.equal(shown(), "blue+", "alone: notes");
  panel.togglePartner("yellow");
  panel.togglePartner("red");
  assert.equal(shown(), "red+blue+yellow+", "in the order of the seats");
  panel.togglePartner("yellow");
  assert.equal(shown(), "red+blue+");
  assert.equal(panel.hasWhispered, false);
  hear("red+blue", message(1, "blue", "a"), message(2, "red", "b"));
  assert.equal(panel.hasWhispered, true);
  panel.toggleWhisper();
  assert.equal(shown(), "table+");
  assert.deepEqual(panel.channels.value, ["table", "red+blue"]);
  assert.equal(panel.unreadOf("red+blue"), 1);
  panel.choose("red+blue");
  panel.isOpen.value = true;
  assert.equal(panel.allUnread.value, 0);
  hear("red+green", message(1, "red", "c"));
  panel.choose("red+green");
  assert.equal(shown(), "red+green", "what the end has opened is only read");
});
