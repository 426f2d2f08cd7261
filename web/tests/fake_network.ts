import assert from "node:assert/strict";
import type { ConnectionEnv, WebSocketLike } from "../src/net/connection.ts";
import type { ClientMessage, Command, Failure, ServerMessage } from "../src/protocol/index.ts";

/** A fake network and clock. */
export class Network implements ConnectionEnv {
  sockets: FakeSocket[] = [];
  timers: { ms: number; call: () => void }[] = [];

  connect = (): WebSocketLike => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  /** What the service says of its limits, or of what is between. */
  limit: Failure | null = null;
  whyRefused = async () => this.limit;
  setTimer = (ms: number, call: () => void) => {
    const timer = { ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };
  random = () => 0.5;
  /** What was left to the next page, if it may be loaded. */
  kept: [game: string, commands: readonly Command[]][] = [];
  renewals = 0;
  mayRenew = true;
  keep = (game: string, commands: readonly Command[]) => void this.kept.push([game, commands]);
  renew = () => {
    this.renewals += 1;
    return this.mayRenew;
  };

  leavings = 0;
  leave = () => {
    this.leavings += 1;
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

/** A fake WebSocket, which keeps what is sent. */
export class FakeSocket implements WebSocketLike {
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
