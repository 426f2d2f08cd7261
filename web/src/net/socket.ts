import { type ClientMessage, type Command, type ServerMessage, VERSION } from "../protocol/index.ts";

/** How the connection to the game stands. */
export type Link = "connecting" | "open" | "waiting" | "closed";

/** What the socket tells its page. */
export interface SocketListener {
  /** A message came from the service. */
  message(message: ServerMessage): void;
  /** The connection changed its state; while it is `waiting`, the next try comes after `retryMs`. */
  link(link: Link, retryMs: number): void;
  /** The last event this page has seen, which a new connection resumes from. */
  since(): number;
}

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export type Wire = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** Time and connections come from outside, so that tests own them. */
export interface Surroundings {
  connect(address: string): Wire;
  /** Calls back after a while; returns the means to think better of it. */
  after(ms: number, call: () => void): () => void;
  /** A number from 0 to 1, to spread the tries of many pages. */
  random(): number;
}

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 10_000;
const PING_EVERY_MS = 15_000;
const SILENCE_MS = 40_000;

/**
 * The way to a game's room on the service. It reconnects with growing pauses, resumes after the last event seen, and
 * sends every command again, with the same id, until the service has acknowledged or refused it.
 */
export class GameSocket {
  private wire: Wire | null = null;
  private welcomed = false;
  private finished = false;
  private tries = 0;
  private readonly unanswered = new Map<string, Command>();
  private stopTimers: (() => void)[] = [];
  private stopSilence: () => void = () => {};
  private stopRetry: () => void = () => {};

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
    private readonly around: Surroundings = browserSurroundings,
  ) {}

  /** Opens the connection and keeps it open until `close`. */
  open(): void {
    if (this.finished) return;
    this.stopRetry();
    this.listener.link("connecting", 0);
    const wire = this.around.connect(this.address);
    this.wire = wire;
    wire.onopen = () => this.greet(wire);
    wire.onmessage = (event) => this.receive(wire, event.data);
    wire.onclose = () => this.lost(wire);
    this.watchSilence();
  }

  /** Sends a command, now or as soon as there is a connection, until it is answered. */
  command(command: Command): void {
    this.unanswered.set(command.id, command);
    if (this.welcomed) this.send({ type: "command", ...command });
  }

  /** Tries again at once, as when the browser says that the network is back. */
  hurry(): void {
    if (this.wire !== null || this.finished) return;
    this.tries = 0;
    this.open();
  }

  /** Begins a new connection at once, which resumes after the last event seen. */
  restart(): void {
    this.drop();
    this.open();
  }

  /** Closes the connection for good. */
  close(): void {
    this.finished = true;
    this.stopRetry();
    this.drop();
    this.listener.link("closed", 0);
  }

  private greet(wire: Wire): void {
    if (wire !== this.wire) return;
    this.send({ type: "hello", version: VERSION, since: this.listener.since() });
  }

  private receive(wire: Wire, data: unknown): void {
    if (wire !== this.wire) return;
    this.watchSilence();
    const message = parse(data);
    if (message === null) return;
    if (message.type === "welcome") this.settle();
    if (message.type === "ack" || message.type === "refused") this.unanswered.delete(message.id);
    this.listener.message(message);
    if (message.type === "welcome") {
      for (const command of this.unanswered.values()) this.send({ type: "command", ...command });
    }
    if (message.type === "error" && message.code === "unsupported_version") this.close();
  }

  /** The service has answered our greeting: the connection is good. */
  private settle(): void {
    this.welcomed = true;
    this.tries = 0;
    this.listener.link("open", 0);
    const ping = () => {
      this.send({ type: "ping" });
      this.stopTimers = [this.around.after(PING_EVERY_MS, ping)];
    };
    this.stopTimers = [this.around.after(PING_EVERY_MS, ping)];
  }

  /** A connection that says nothing for long, not even `pong`, is dead, whatever the browser believes. */
  private watchSilence(): void {
    this.stopSilence();
    this.stopSilence = this.around.after(SILENCE_MS, () => {
      if (this.wire) this.lost(this.wire);
    });
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return;
    this.drop();
    if (this.finished) return;
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries);
    const retryMs = Math.round(pause * (0.75 + this.around.random() / 2));
    this.tries += 1;
    this.listener.link("waiting", retryMs);
    this.stopRetry = this.around.after(retryMs, () => this.open());
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    this.stopSilence();
    wire?.close();
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}

/** The address of a game's socket, on the service that this page came from. */
export function socketAddress(game: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/games/${encodeURIComponent(game)}/socket`;
}

const browserSurroundings: Surroundings = {
  connect: (address) => new WebSocket(address),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
