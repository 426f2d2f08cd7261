import assert from "node:assert/strict";
import { test } from "node:test";
import { GameSocket, type Link, type Surroundings, type Wire } from "../src/net/socket.ts";
import type { ClientMessage, Command, ServerMessage } from "../src/protocol/index.ts";

/** A network in which the test is the service, and the clock. */
class Network implements Surroundings {
  wires: FakeWire[] = [];
  timers: { ms: number; call: () => void }[] = [];

  connect = (): Wire => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };
  after = (ms: number, call: () => void) => {
    const timer = { ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };
  random = () => 0.5;

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    assert.ok(wire);
    return wire;
  }

  /** Lets the timer of this length go off. */
  ring(ms: number): void {
    const timer = this.timers.find((one) => one.ms === ms);
    assert.ok(timer, `no timer of ${ms} ms among ${this.timers.map((one) => one.ms)}`);
    this.timers = this.timers.filter((one) => one !== timer);
    timer.call();
  }
}

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: ClientMessage[] = [];
  closed = false;
  send = (data: unknown) => void this.sent.push(JSON.parse(String(data)));
  close = () => {
    this.closed = true;
  };
  open = () => this.onopen?.({} as Event);
  say = (message: ServerMessage) => this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  break = () => this.onclose?.({} as CloseEvent);
}

function setUp() {
  const network = new Network();
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  let seen = 0;
  const listener = {
    message: (message: ServerMessage) => {
      heard.push(message);
      if (message.type === "welcome") seen = message.seq;
    },
    link: (link: Link) => void links.push(link),
    since: () => seen,
  };
  const socket = new GameSocket("ws://here", listener, network);
  return { network, heard, links, socket };
}

function welcome(seq: number): ServerMessage {
  const settings = { id: "g", rules: "classic", options: {}, start: "start", seats: {} } as never;
  return { type: "welcome", version: 1, settings, held: ["red"], events: [], seq };
}

const command: Command = { id: "one", expect: 0, seat: "red", action: { kind: "turn", move: "a3a5" } };

test("it greets with the last event seen, and again after a break", () => {
  const { network, socket, links } = setUp();
  socket.open();
  network.wire.open();
  assert.deepEqual(network.wire.sent, [{ type: "hello", version: 1, since: 0 }]);
  network.wire.say(welcome(7));
  network.wire.break();
  assert.deepEqual(links, ["connecting", "open", "waiting"]);
  network.ring(400);
  network.wire.open();
  assert.deepEqual(network.wire.sent, [{ type: "hello", version: 1, since: 7 }]);
});

test("pauses between tries grow, and a welcome makes them short again", () => {
  const { network, socket } = setUp();
  socket.open();
  for (const ms of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    network.wire.break();
    network.ring(ms);
  }
  network.wire.open();
  network.wire.say(welcome(0));
  network.wire.break();
  network.ring(400);
});

test("a command waits for the welcome, and is sent again with its id until it is answered", () => {
  const { network, socket } = setUp();
  socket.open();
  socket.command(command);
  network.wire.open();
  assert.equal(network.wire.sent.length, 1);
  network.wire.say(welcome(0));
  assert.deepEqual(network.wire.sent.at(-1), { type: "command", ...command });
  network.wire.break();
  network.ring(400);
  network.wire.open();
  network.wire.say(welcome(0));
  assert.deepEqual(network.wire.sent.at(-1), { type: "command", ...command });
  network.wire.say({ type: "ack", id: "one", seq: 1 });
  network.wire.break();
  network.ring(400);
  network.wire.open();
  network.wire.say(welcome(1));
  assert.equal(network.wire.sent.length, 1, "an answered command is not sent again");
});

test("it pings, and gives up a connection that has fallen silent", () => {
  const { network, socket, links } = setUp();
  socket.open();
  network.wire.open();
  network.wire.say(welcome(0));
  network.ring(15_000);
  assert.deepEqual(network.wire.sent.at(-1), { type: "ping" });
  network.ring(40_000);
  assert.equal(network.wire.closed, true);
  assert.equal(links.at(-1), "waiting");
});

test("what an old connection still says is not heard", () => {
  const { network, heard, socket } = setUp();
  socket.open();
  const old = network.wire;
  socket.restart();
  old.say(welcome(3));
  old.break();
  assert.equal(heard.length, 0);
  assert.equal(network.wires.length, 2);
});

test("once closed it stays closed", () => {
  const { network, socket, links } = setUp();
  socket.open();
  socket.close();
  network.wire.break();
  socket.hurry();
  socket.restart();
  assert.equal(network.wires.length, 1);
  assert.equal(links.at(-1), "closed");
});
