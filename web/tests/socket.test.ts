import assert from "node:assert/strict";
import { test } from "node:test";
import { type ConnectionState, GameSocket, type SocketEnv, type WebSocketLike } from "../src/net/socket.ts";
import type { ClientMessage, Command, Failure, ServerMessage } from "../src/protocol/index.ts";

/** A fake network and clock. */
class Network implements SocketEnv {
  sockets: FakeSocket[] = [];
  timers: { ms: number; call: () => void }[] = [];

  connect = (): WebSocketLike => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  /** What the service says of its limits. */
  limit: Failure | null = null;
  limitReached = async () => this.limit;
  setTimer = (ms: number, call: () => void) => {
    const timer = { ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };
  random = () => 0.5;
  /** What was left to the next page, if it may be loaded. */
  renewals: (readonly Command[])[] = [];
  mayRenew = true;
  renew = (_address: string, commands: readonly Command[]) => {
    this.renewals.push(commands);
    return this.mayRenew;
  };

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    assert.ok(socket);
    return socket;
  }

  /** Fires the timer of this length. */
  fire(ms: number): void {
    const timer = this.timers.find((running) => running.ms === ms);
    assert.ok(timer, `no timer of ${ms} ms among ${this.timers.map((running) => running.ms)}`);
    this.timers = this.timers.filter((other) => other !== timer);
    timer.call();
  }
}

class FakeSocket implements WebSocketLike {
  onopen: WebSocketLike["onopen"] = null;
  onmessage: WebSocketLike["onmessage"] = null;
  onclose: WebSocketLike["onclose"] = null;
  sent: ClientMessage[] = [];
  closed = false;
  send = (data: unknown) => void this.sent.push(JSON.parse(String(data)));
  close = () => {
    this.closed = true;
  };
  open = () => this.onopen?.({} as Event);
  receive = (message: ServerMessage) => this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  break = () => this.onclose?.({} as CloseEvent);
}

function setUp(kept: readonly Command[] = []) {
  const network = new Network();
  const messages: ServerMessage[] = [];
  const states: ConnectionState[] = [];
  let lastSeq = 0;
  const listener = {
    onMessage: (message: ServerMessage) => {
      messages.push(message);
      if (message.type === "welcome") lastSeq = message.seq;
    },
    onConnectionChange: (state: ConnectionState) => void states.push(state),
    lastSeq: () => lastSeq,
  };
  const socket = new GameSocket("ws://here", listener, network, kept);
  return { network, messages, states, socket };
}

function welcome(seq: number): ServerMessage {
  const settings = { id: "g", rules: "classic", options: {}, start: "start", seats: {} } as never;
  return { type: "welcome", version: 3, settings, held: ["red"], events: [], seq };
}

const command: Command = { id: "one", expect: 0, seat: "red", action: { kind: "turn", move: "a3a5" } };

test("it says hello with the last event seen, and again after a reconnection", () => {
  const { network, socket, states } = setUp();
  socket.open();
  network.socket.open();
  assert.deepEqual(network.socket.sent, [{ type: "hello", version: 3, since: 0 }]);
  network.socket.receive(welcome(7));
  network.socket.break();
  assert.deepEqual(states, ["connecting", "open", "waiting"]);
  network.fire(400);
  network.socket.open();
  assert.deepEqual(network.socket.sent, [{ type: "hello", version: 3, since: 7 }]);
});

test("pauses between retries grow, and a welcome alone does not reset them", () => {
  const { network, socket } = setUp();
  socket.open();
  for (const ms of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    network.socket.open();
    network.socket.receive(welcome(0));
    network.socket.break();
    network.fire(ms);
  }
});

test("a service that goes down is asked again after a pause that differs from page to page", () => {
  const goesDown: ServerMessage = { type: "error", code: "shutting_down", message: "" };
  const pauses = [0, 0.5, 0.999].map((random) => {
    const { network, socket } = setUp();
    network.random = () => random;
    socket.open();
    network.socket.open();
    network.socket.receive(welcome(0));
    network.socket.receive(goesDown);
    network.socket.break();
    return network.timers.map((timer) => timer.ms);
  });
  assert.deepEqual(pauses, [[400], [1700], [2997]]);
});

test("after the pause of a shutdown the usual ones follow", () => {
  const { network, socket } = setUp();
  socket.open();
  network.socket.receive({ type: "error", code: "shutting_down", message: "" });
  network.socket.break();
  network.fire(1700);
  network.socket.break();
  network.fire(800);
});

test("an answered command, or quiet seconds, reset the pauses", () => {
  const { network, socket } = setUp();
  socket.open();
  const fail = () => {
    network.socket.break();
    network.fire(400);
    network.socket.break();
    network.fire(800);
    network.socket.open();
    network.socket.receive(welcome(0));
  };
  fail();
  socket.command(command);
  network.socket.receive({ type: "ack", id: "one", seq: 1 });
  fail();
  network.fire(10_000);
  fail();
});

test("a command waits for the welcome, and is resent with its id until it is answered", () => {
  const { network, socket } = setUp();
  socket.open();
  socket.command(command);
  network.socket.open();
  assert.equal(network.socket.sent.length, 1);
  network.socket.receive(welcome(0));
  assert.deepEqual(network.socket.sent.at(-1), { type: "command", ...command });
  network.socket.break();
  network.fire(400);
  network.socket.open();
  network.socket.receive(welcome(0));
  assert.deepEqual(network.socket.sent.at(-1), { type: "command", ...command });
  network.socket.receive({ type: "ack", id: "one", seq: 1 });
  network.socket.break();
  network.fire(400);
  network.socket.open();
  network.socket.receive(welcome(1));
  assert.equal(network.socket.sent.length, 1, "an answered command is not resent");
});

test("it pings, and gives up a silent connection", () => {
  const { network, socket, states } = setUp();
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(0));
  network.fire(15_000);
  assert.deepEqual(network.socket.sent.at(-1), { type: "ping" });
  network.fire(40_000);
  assert.equal(network.socket.closed, true);
  assert.equal(states.at(-1), "waiting");
});

test("a command is followed by a ping, and soon gives up a dead connection", () => {
  const { network, socket, states } = setUp();
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(0));
  socket.command(command);
  assert.deepEqual(network.socket.sent.slice(-2), [{ type: "command", ...command }, { type: "ping" }]);
  network.socket.receive({ type: "pong" });
  assert.equal(states.at(-1), "open");
  assert.ok(!network.timers.some(({ ms }) => ms === 5000), "an answer is enough");
  socket.command({ ...command, id: "two" });
  network.fire(5000);
  assert.equal(network.socket.closed, true);
  assert.equal(states.at(-1), "waiting");
});

test("offline, the connection is tried anew at once", () => {
  const { network, socket, states } = setUp();
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(0));
  socket.doubt();
  assert.equal(states.at(-1), "waiting");
  network.fire(400);
  network.socket.open();
  network.socket.receive(welcome(0));
  assert.equal(states.at(-1), "open", "a service on the same machine needs no network");
});

test("messages of an old connection are ignored", () => {
  const { network, messages, socket } = setUp();
  socket.open();
  const old = network.socket;
  socket.reconnect();
  old.receive(welcome(3));
  old.break();
  assert.equal(messages.length, 0);
  assert.equal(network.sockets.length, 2);
});

test("a closed socket stays closed", () => {
  const { network, socket, states } = setUp();
  socket.open();
  socket.close();
  network.socket.break();
  socket.retryNow();
  socket.reconnect();
  assert.equal(network.sockets.length, 1);
  assert.equal(states.at(-1), "closed");
});

test("a command beyond a limit is sent again after a pause, with the same id", () => {
  const { network, socket } = setUp();
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(0));
  socket.command(command);
  network.socket.receive({ type: "error", code: "too_many", message: "too many commands" });
  const commands = () => network.socket.sent.filter((message) => message.type === "command");
  assert.equal(commands().length, 1, "not at once");
  network.fire(3_000);
  assert.deepEqual(commands(), [
    { type: "command", ...command },
    { type: "command", ...command },
  ]);
});

test("a hello beyond a limit is said again after a pause, and the next connection waits longer", () => {
  const { network, socket } = setUp();
  socket.open();
  network.socket.open();
  network.socket.receive({ type: "error", code: "too_many", message: "too many hellos" });
  network.fire(3_000);
  assert.equal(network.socket.sent.filter((message) => message.type === "hello").length, 2);
  network.socket.break();
  network.fire(6_400);
  assert.equal(network.sockets.length, 2);
});

test("when connections are refused for a limit the listener is told", async () => {
  const { network, socket, messages } = setUp();
  network.limit = { code: "too_many", args: { kind: "sockets", seconds: 10 }, message: "Too many." };
  socket.open();
  network.socket.break();
  await Promise.resolve();
  assert.deepEqual(messages, [], "the first failure may be anything");
  network.fire(400);
  network.socket.break();
  await Promise.resolve();
  assert.deepEqual(messages, [{ type: "error", ...network.limit }]);
});

test("a page of another version leaves its unanswered command to the next page, and says so the second time", () => {
  const { network, socket, messages } = setUp();
  const other: ServerMessage = { type: "error", code: "unsupported_version", message: "reload" };
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(0));
  socket.command(command);
  network.socket.break();
  network.fire(400);
  network.socket.open();
  network.socket.receive(other);
  assert.deepEqual(network.renewals, [[command]]);
  assert.equal(network.socket.closed, true);
  assert.deepEqual(
    messages.map(({ type }) => type),
    ["welcome"],
    "the user is not told before a reload",
  );

  const next = setUp([command]);
  next.network.mayRenew = false;
  next.socket.open();
  next.network.socket.open();
  next.network.socket.receive(other);
  assert.deepEqual(next.network.renewals, [[command]], "it is kept for a reload by hand");
  assert.deepEqual(next.messages, [other]);
  assert.equal(next.network.timers.length, 0, "nothing is tried again");
});

test("a kept command is sent with its id after the welcome", () => {
  const { network, socket } = setUp([command]);
  socket.open();
  network.socket.open();
  network.socket.receive(welcome(3));
  assert.deepEqual(network.socket.sent.slice(1), [{ type: "command", ...command }]);
});
