import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../src/net/connection.ts";
import { NoticeTopic } from "../src/net/notice_topic.ts";
import type { ServerMessage } from "../src/protocol/index.ts";
import { Network } from "./fake_network.ts";

test("a network that lets no WebSocket through is told of after some tries, and a restart is not", async () => {
  const [network, messages]: [Network, ServerMessage[]] = [new Network(), []];
  const connection = new Connection(network);
  const notices = new NoticeTopic();
  notices.onMessage = (message) => void messages.push(message);
  connection.add(notices);
  network.limit = { code: "no_upgrade", message: "" };
  connection.open();
  for (const pause of [400, 800, 1_600]) {
    network.socket.break();
    await Promise.resolve();
    network.fire(pause);
  }
  assert.deepEqual(messages, []);
  network.socket.break();
  await Promise.resolve();
  assert.deepEqual(messages, [{ type: "error", ...network.limit }]);
});
