import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type ConnectionState } from "../src/net/connection.ts";
import { NoticeTopic } from "../src/net/notice_topic.ts";
import { Network } from "./fake_network.ts";

test("a page that is shown again asks what is true now, and a connection that does not answer is given up", () => {
  const [network, states]: [Network, ConnectionState[]] = [new Network(), []];
  const connection = new Connection(network);
  const notices = new NoticeTopic();
  notices.onConnectionChange = (state?: ConnectionState) => void (state && states.push(state));
  connection.add(notices);
  connection.open();
  network.socket.open();
  network.socket.receive({ type: "welcome", version: 4, now_ms: 1 });
  const before = network.socket.sent.length;
  connection.refresh();
  assert.deepEqual(network.socket.sent.slice(before), [
    { type: "follow", ...notices.follow() },
    { type: "ping" },
  ]);
  network.fire(5_000);
  assert.equal(states.at(-1), "waiting");
  connection.refresh();
  assert.equal(states.at(-1), "connecting", "it is made again at once");
});
