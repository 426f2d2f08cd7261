import assert from "node:assert/strict";
import { test } from "node:test";
import { serviceTime } from "../src/common/browser/service_time.ts";
import { Connection, type ConnectionState, type TopicClient } from "../src/net/connection.ts";
import { type GameNews, GameTopic } from "../src/net/game_topic.ts";
import { ownCookie } from "../src/net/own_cookie.ts";
import {
  type ClientMessage,
  type Command,
  type Follow,
  type Say,
  type ServerMessage,
  VERSION,
} from "../src/protocol/index.ts";
import { type FakeSocket, Network } from "./fake_network.ts";

/** A listener of a game, and what it has heard. */
function listen() {
  const messages: GameNews[] = [];
  const states: ConnectionState[] = [];
  let lastSeq = 0;
  const listener = {
    onMessage: (message: GameNews) => {
      messages.push(message);
      if (message.type === "game") lastSeq = message.seq;
    },
    onConnectionChange: (state: ConnectionState) => void states.push(state),
    lastSeq: () => lastSeq,
    talkSince: () => ({ table: lastSeq, dead: 0, watchers: 0 }),
  };
  return { listener, messages, states };
}

function setUp() {
  const network = new Network();
  const { listener, messages, states } = listen();
  const connection = new Connection(network);
  const topic = new GameTopic(connection, "g", listener);
  return { network, messages, states, connection, topic };
}

const welcome: ServerMessage = { type: "welcome", version: VERSION, now_ms: 1_000_000 };

/** The answer to the follow of a game. */
function gameAt(seq: number, game = "g"): ServerMessage {
  const settings = { id: game, rules: "classic", options: {}, start: "start", seats: {} } as never;
  const state = { phase: "playing", presence: {}, watchers: 0 } as const;
  return {
    game,
    type: "game",
    settings,
    you: { held: ["red"], may: { play: ["red"] } },
    created_ms: 0,
    state,
    events: [],
    seq,
  };
}

/** Both answers to the first messages of a connection. */
function greet(socket: FakeSocket, seq: number) {
  socket.receive(welcome);
  socket.receive(gameAt(seq));
}

/** The first message of a connection that follows games from events on. */
function hello(...follow: Follow[]): ClientMessage {
  return { type: "hello", version: VERSION, presence: "here", follow };
}

/** The wish to follow a game from an event on. */
function from(since: number, game = "g"): Follow {
  return { topic: { kind: "game", game }, since, talk: { table: since, dead: 0, watchers: 0 } };
}

/** The request to follow a game from an event on. */
function follow(since: number, game = "g"): ClientMessage {
  return { type: "follow", ...from(since, game) };
}

/** A command as it is sent. */
function sent(command: Command): ClientMessage {
  return { type: "command", game: "g", ...command };
}

const command: Command = { id: "one", expect: 0, seat: "red", action: { kind: "turn", move: "a3a5" } };

test("what changes between hello and welcome is told, too", () => {
  const { network, connection } = setUp();
  connection.open();
  network.socket.open();
  const other: TopicClient = {
    topic: { kind: "notices" },
    follow: () => ({ topic: { kind: "notices" } }),
    onMessage() {},
    onConnectionChange() {},
    resend() {},
    unanswered: () => [],
  };
  connection.add(other);
  connection.show("away");
  connection.remove(other);
  assert.deepEqual(network.socket.sent, [
    hello(from(0)),
    { type: "follow", topic: { kind: "notices" } },
    { type: "presence", state: "away" },
    { type: "unfollow", topic: { kind: "notices" } },
  ]);
});

test("it says hello with the last event seen, and again after a reconnection", () => {
  const { network, connection, states } = setUp();
  connection.open();
  network.socket.open();
  assert.deepEqual(network.socket.sent, [hello(from(0))]);
  greet(network.socket, 7);
  network.socket.break();
  assert.deepEqual(states, ["connecting", "open", "waiting"]);
  network.fire(400);
  network.socket.open();
  assert.deepEqual(network.socket.sent, [hello(from(7))]);
});

test("pauses between retries grow, and a greeting alone does not reset them", () => {
  const { network, connection } = setUp();
  connection.open();
  for (const ms of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    network.socket.open();
    greet(network.socket, 0);
    network.socket.break();
    network.fire(ms);
  }
});

test("a service that goes down is asked again after a pause that differs from page to page", () => {
  const goesDown: ServerMessage = { type: "error", code: "shutting_down", message: "" };
  const pauses = [0, 0.5, 0.999].map((random) => {
    const { network, connection } = setUp();
    network.random = () => random;
    connection.open();
    network.socket.open();
    greet(network.socket, 0);
    network.socket.receive(goesDown);
    network.socket.break();
    return network.timers.map((timer) => timer.ms);
  });
  assert.deepEqual(pauses, [[400], [1700], [2997]]);
});

test("after the pause of a shutdown the usual ones follow", () => {
  const { network, connection } = setUp();
  connection.open();
  network.socket.receive({ type: "error", code: "shutting_down", message: "" });
  network.socket.break();
  network.fire(1700);
  network.socket.break();
  network.fire(800);
});

test("an answered command, or quiet seconds, reset the pauses", () => {
  const { network, connection, topic } = setUp();
  connection.open();
  const fail = () => {
    network.socket.break();
    network.fire(400);
    network.socket.break();
    network.fire(800);
    network.socket.open();
    greet(network.socket, 0);
  };
  fail();
  topic.command(command);
  network.socket.receive({ game: "g", type: "ack", id: "one", seq: 1 });
  fail();
  network.fire(10_000);
  fail();
});

test("a command waits for the welcome, and is resent with its id until it is answered", () => {
  const { network, connection, topic } = setUp();
  connection.open();
  topic.command(command);
  network.socket.open();
  assert.deepEqual(network.socket.sent, [hello(from(0))]);
  greet(network.socket, 0);
  assert.deepEqual(network.socket.sent.at(-1), sent(command));
  network.socket.break();
  network.fire(400);
  network.socket.open();
  greet(network.socket, 0);
  assert.deepEqual(network.socket.sent.at(-1), sent(command));
  network.socket.receive({ game: "g", type: "ack", id: "one", seq: 1 });
  network.socket.break();
  network.fire(400);
  network.socket.open();
  greet(network.socket, 1);
  assert.equal(network.socket.sent.length, 1, "an answered command is not resent");
});

test("it pings, and gives up a silent connection", () => {
  const { network, connection, states } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  network.fire(15_000);
  assert.deepEqual(network.socket.sent.at(-1), { type: "ping" });
  network.fire(40_000);
  assert.equal(network.socket.closed, true);
  assert.equal(states.at(-1), "waiting");
});

test("it gives up a connection that is not welcomed", () => {
  const { network, connection, states } = setUp();
  connection.open();
  network.socket.open();
  network.fire(15_000);
  assert.equal(network.socket.closed, true);
  assert.equal(states.at(-1), "waiting");
});

test("a command is followed by a ping, and soon gives up a dead connection", () => {
  const { network, connection, states, topic } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  topic.command(command);
  assert.deepEqual(network.socket.sent.slice(-2), [sent(command), { type: "ping" }]);
  network.socket.receive({ type: "pong" });
  assert.equal(states.at(-1), "open");
  assert.ok(!network.timers.some(({ ms }) => ms === 5000), "an answer is enough");
  topic.command({ ...command, id: "two" });
  network.socket.receive(gameAt(1));
  network.fire(5000); // News of others are no answer.
  assert.equal(network.socket.closed, true);
  assert.equal(states.at(-1), "waiting");
});

test("offline, the connection is tried anew at once", () => {
  const { network, connection, states } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  connection.doubt();
  assert.equal(states.at(-1), "waiting");
  network.fire(400);
  network.socket.open();
  greet(network.socket, 0);
  assert.equal(states.at(-1), "open", "a service on the same machine needs no network");
});

test("messages of an old connection are ignored", () => {
  const { network, messages, connection } = setUp();
  connection.open();
  const old = network.socket;
  connection.reconnect();
  greet(old, 3);
  old.break();
  assert.equal(messages.length, 0);
  assert.equal(network.sockets.length, 2);
});

test("a closed socket stays closed", () => {
  const { network, connection, states } = setUp();
  connection.open();
  connection.close();
  network.socket.break();
  connection.retryNow();
  connection.reconnect();
  assert.equal(network.sockets.length, 1);
  assert.equal(states.at(-1), "closed");
});

test("a command beyond a limit is sent again after a pause, with the same id", () => {
  const { network, connection, topic } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  topic.command(command);
  network.socket.receive({ type: "error", code: "too_many", message: "too many commands" });
  const commands = () => network.socket.sent.filter((message) => message.type === "command");
  assert.equal(commands().length, 1, "not at once");
  network.fire(3_000);
  assert.deepEqual(commands(), [sent(command), sent(command)]);
});

test("a hello beyond a limit is said again after a pause, and the next connection waits longer", () => {
  const { network, connection } = setUp();
  connection.open();
  network.socket.open();
  network.socket.receive({ type: "error", code: "too_many", message: "too many hellos" });
  network.fire(3_000);
  assert.equal(network.socket.sent.filter((message) => message.type === "hello").length, 2);
  network.socket.break();
  network.fire(6_400);
  assert.equal(network.sockets.length, 2);
});

test("when connections are refused for a limit the listener is told", async () => {
  const { network, connection, messages } = setUp();
  network.limit = { code: "too_many", args: { kind: "sockets", seconds: 10 }, message: "Too many." };
  connection.open();
  network.socket.break();
  await Promise.resolve();
  assert.deepEqual(messages, [], "the first failure may be anything");
  network.fire(400);
  network.socket.break();
  await Promise.resolve();
  assert.deepEqual(messages, [{ type: "error", ...network.limit }]);
});

test("a page of another version leaves its unanswered command to the next page, and says so the second time", () => {
  const { network, connection, messages, topic } = setUp();
  const other: ServerMessage = { type: "error", code: "unsupported_version", message: "reload" };
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  topic.command(command);
  network.socket.break();
  network.fire(400);
  network.socket.open();
  network.socket.receive(other);
  assert.deepEqual(network.kept, [["g", [command]]]);
  assert.equal(network.renewals, 1);
  assert.equal(network.socket.closed, true);
  assert.deepEqual(
    messages.map(({ type }) => type),
    ["game"],
    "the user is not told before a reload",
  );

  const next = setUp();
  next.topic.command(command);
  next.network.mayRenew = false;
  next.connection.open();
  next.network.socket.open();
  next.network.socket.receive(other);
  assert.deepEqual(next.network.kept, [["g", [command]]], "it is kept for a reload by hand");
  assert.deepEqual(next.messages, [other]);
  assert.equal(next.network.timers.length, 0, "nothing is tried again");
});

test("a command that is given before the welcome is sent with its id after it", () => {
  const { network, connection, topic } = setUp();
  topic.command(command);
  connection.open();
  network.socket.open();
  greet(network.socket, 3);
  assert.deepEqual(network.socket.sent.slice(1), [sent(command)]);
});

test("a command that the service cannot read is not sent again", () => {
  const { network, connection, topic } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 3);
  topic.command(command);
  network.socket.receive({ type: "error", id: command.id, game: "g", code: "malformed", message: "?" });
  assert.deepEqual(topic.unanswered(), []);
});

test("a connection carries several games, each with its own messages", () => {
  const { network, connection, messages } = setUp();
  const other = listen();
  connection.open();
  network.socket.open();
  greet(network.socket, 7);
  const topic = new GameTopic(connection, "h", other.listener);
  assert.deepEqual(network.socket.sent.at(-1), follow(0, "h"));
  network.socket.receive(gameAt(3, "h"));
  assert.deepEqual([messages.length, other.messages.length], [1, 1]);
  assert.deepEqual(other.states, ["open"]);
  network.socket.break();
  network.fire(400);
  network.socket.open();
  assert.deepEqual(network.socket.sent, [hello(from(7), from(3, "h"))]);
  network.socket.receive(welcome);
  connection.remove(topic);
  assert.deepEqual(network.socket.sent.at(-1), { type: "unfollow", topic: { kind: "game", game: "h" } });
  network.socket.receive(gameAt(4, "h"));
  assert.equal(other.messages.length, 1, "it is not followed any more");
});

test("an error that names a game is only for that game, one without for all", () => {
  const { network, connection, messages } = setUp();
  const other = listen();
  new GameTopic(connection, "h", other.listener);
  connection.open();
  network.socket.open();
  network.socket.receive({ type: "error", game: "h", code: "not_found", message: "No." });
  assert.deepEqual([messages.length, other.messages.length], [0, 1]);
  network.socket.receive({ type: "error", code: "malformed", message: "No." });
  assert.deepEqual([messages.length, other.messages.length], [1, 2]);
});

test("a game that the service failed to open is asked for again after a pause", () => {
  const { network, connection } = setUp();
  connection.open();
  network.socket.open();
  network.socket.receive(welcome);
  network.socket.receive({ type: "error", game: "g", code: "failed", message: "No." });
  assert.deepEqual(network.socket.sent, [hello(from(0))]);
  network.fire(3_000);
  assert.deepEqual(network.socket.sent, [hello(from(0)), follow(0)]);
});

test("a game with a missing event is asked for once, and sends commands after the answer", () => {
  const { network, connection, topic } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 7);
  topic.resume();
  topic.resume();
  topic.command(command);
  assert.deepEqual(network.socket.sent, [hello(from(0)), follow(7)]);
  network.socket.receive(gameAt(9));
  assert.deepEqual(network.socket.sent.at(-1), sent(command));
});

test("what is said is sent again until the service has it", () => {
  const { network, connection, topic } = setUp();
  const saying: Say = { id: "s", channel: "table", words: { sign: "hello" } };
  const said = { type: "say", game: "g", ...saying };
  topic.say(saying);
  connection.open();
  network.socket.open();
  greet(network.socket, 7);
  assert.deepEqual(network.socket.sent.slice(1), [said]);
  network.socket.break();
  network.fire(400);
  network.socket.open();
  greet(network.socket, 7);
  assert.deepEqual(network.socket.sent.slice(1), [said]);
  network.socket.receive({ type: "said", game: "g", id: "s", channel: "table", seq: 1 } as never);
  topic.resend();
  assert.equal(network.socket.sent.length, 2);
});

test("a hidden page is away, on each new connection too", () => {
  const { network, connection } = setUp();
  const away = { type: "presence", state: "away" };
  connection.open();
  network.socket.open();
  greet(network.socket, 7);
  connection.show("here");
  assert.equal(network.socket.sent.length, 1, "a connection is here from the beginning");
  connection.show("away");
  assert.deepEqual(network.socket.sent.at(-1), away);
  network.socket.break();
  network.fire(400);
  network.socket.open();
  assert.deepEqual(network.socket.sent, [{ ...hello(from(7)), presence: "away" }]);
  greet(network.socket, 7);
  connection.show("here");
  assert.deepEqual(network.socket.sent.at(-1), { type: "presence", state: "here" });
});

test("the page goes by the time that the service has told", () => {
  const { network, connection } = setUp();
  connection.open();
  network.socket.open();
  greet(network.socket, 0);
  const passed = serviceTime() - 1_000_000;
  assert.ok(passed >= 0 && passed < 60_000, `${passed}`);
});

test("a page whose user has signed out is loaded again, unless it changes its own cookie", () => {
  const { network, connection, messages } = setUp();
  const signedOut: ServerMessage = { type: "error", code: "signed_out", message: "reload" };
  connection.open();
  network.socket.open();
  ownCookie.changes = true;
  network.socket.receive(signedOut);
  ownCookie.changes = false;
  assert.equal(network.leavings, 0);
  network.socket.receive(signedOut);
  assert.equal(network.leavings, 1);
  assert.deepEqual(messages, []);
});
