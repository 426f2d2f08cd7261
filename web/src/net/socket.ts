/** The socket of a game. */
import {
  type ClientMessage,
  type Command,
  type Failure,
  type ServerMessage,
  VERSION,
} from "../protocol/index.ts";
import { renewPage } from "./renewal.ts";

/** The state of the connection to a game's room. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

/** The page's side of the socket. */
export interface SocketListener {
  /** The service sent a message. */
  onMessage(message: ServerMessage): void;
  /** The connection changed its state; a `waiting` one is tried again after `retryMs`. */
  onConnectionChange(state: ConnectionState, retryMs: number): void;
  /** The number of the last event seen; a new connection resumes after it. */
  lastSeq(): number;
}

/** The part of a WebSocket that is used here; tests bring their own. */
export type WebSocketLike = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** Connections, timers and randomness, which tests replace. */
export interface SocketEnv {
  connect(address: string): WebSocketLike;
  /** The service's reason for refusing connections, if it says that a limit is reached; else null. */
  limitReached(address: string): Promise<Failure | null>;
  /** Starts a timer; returns the function that stops it. */
  setTimer(ms: number, call: () => void): () => void;
  /** Reloads the page and leaves commands to the next one; returns false if that was tried before. */
  renew(address: string, commands: readonly Command[]): boolean;
  /** A number from 0 to 1, which spreads the retries of many pages. */
  random(): number;
}

/** The first pause before a retry; each further one is twice as long, up to the maximum. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 10_000;
/** A service that goes down tells all pages at once; each comes back after a random pause of at most this. */
const RESTART_SPREAD_MS = 3_000;
const PING_EVERY_MS = 15_000;
/** A connection on which the service sends nothing for this long is given up. */
const SILENCE_TIMEOUT_MS = 40_000;
/** The same after a command, which the service answers at once. */
const ANSWER_TIMEOUT_MS = 5_000;
/** A connection that holds for this long is good: the pauses before retries begin anew. */
const SETTLED_MS = 10_000;
/** How long nothing is sent again after a message beyond a limit. */
const LIMIT_PAUSE_MS = 3_000;
/** After a message beyond a limit, pauses before retries are as long as after this number of failures. */
const HASTY_ATTEMPTS = 4;

/**
 * The connection to a game's room on the service. It reconnects with growing pauses, resumes after the last
 * event seen, and resends each command with the same id until the service has acknowledged or refused it.
 * Commands that an earlier page has kept are sent like those after a reconnection.
 */
export class GameSocket {
  private socket: WebSocketLike | null = null;
  private welcomed = false;
  private closed = false;
  private attempts = 0;
  /** Whether the service has said that it goes down. */
  private goingDown = false;
  private readonly unanswered = new Map<string, Command>();
  private stopTimers: (() => void)[] = [];
  private stopSilence: () => void = () => {};
  private stopRetry: () => void = () => {};
  private stopResend: () => void = () => {};

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
    private readonly env: SocketEnv = browserEnv,
    kept: readonly Command[] = [],
  ) {
    for (const command of kept) this.unanswered.set(command.id, command);
  }

  /** Opens the connection and keeps it open until `close()`. */
  open(): void {
    if (this.closed) return;
    this.stopRetry();
    this.listener.onConnectionChange("connecting", 0);
    const socket = this.env.connect(this.address);
    this.socket = socket;
    socket.onopen = () => this.sendHello(socket);
    socket.onmessage = (event) => this.receive(socket, event.data);
    socket.onclose = () => this.onClose(socket);
    this.watchSilence();
  }

  /** Sends a command, now and after each reconnection until it is answered. */
  command(command: Command): void {
    this.unanswered.set(command.id, command);
    if (!this.welcomed) return;
    this.send({ type: "command", ...command });
    // Without a connection the browser says nothing for long; the ping's answer shows that there is one.
    this.send({ type: "ping" });
    this.watchSilence(ANSWER_TIMEOUT_MS);
  }

  /** Gives the connection up and tries a new one, as when the browser says that it is offline. */
  doubt(): void {
    if (this.socket) this.onClose(this.socket);
  }

  /** Tries again at once, for example when the network is back. */
  retryNow(): void {
    if (this.socket !== null || this.closed) return;
    this.attempts = 0;
    this.open();
  }

  /** Starts a new connection at once, which resumes after the last event seen. */
  reconnect(): void {
    this.disconnect();
    this.open();
  }

  /** Closes the connection for good. */
  close(): void {
    this.closed = true;
    this.stopRetry();
    this.disconnect();
    this.listener.onConnectionChange("closed", 0);
  }

  private sendHello(socket: WebSocketLike): void {
    if (socket !== this.socket) return;
    this.send({ type: "hello", version: VERSION, since: this.listener.lastSeq() });
  }

  private receive(socket: WebSocketLike, data: unknown): void {
    if (socket !== this.socket) return;
    this.watchSilence();
    const message = parse(data);
    if (message === null) return;
    if (message.type === "welcome") this.onWelcome();
    if (message.type === "ack" || message.type === "refused") this.unanswered.delete(message.id);
    if (message.type === "ack") this.attempts = 0;
    if (message.type === "error" && message.code === "shutting_down") this.goingDown = true;
    if (message.type === "error" && message.code === "unsupported_version") {
      this.close();
      if (this.env.renew(this.address, [...this.unanswered.values()])) return;
    }
    this.listener.onMessage(message);
    if (message.type === "welcome") this.resend();
    if (message.type === "error" && message.code === "too_many") this.heedLimit();
  }

  private resend(): void {
    for (const command of this.unanswered.values()) this.send({ type: "command", ...command });
  }

  /** A message was beyond a limit of the service: sends it again after a pause. */
  private heedLimit(): void {
    this.attempts = Math.max(this.attempts, HASTY_ATTEMPTS);
    this.stopResend();
    this.stopResend = this.env.setTimer(LIMIT_PAUSE_MS, () => {
      if (this.welcomed) this.resend();
      else if (this.socket) this.sendHello(this.socket);
    });
  }

  /** The service has answered the `hello`. */
  private onWelcome(): void {
    this.welcomed = true;
    this.listener.onConnectionChange("open", 0);
    // A service that breaks each connection after its welcome must not be asked again without a pause.
    const settle = this.env.setTimer(SETTLED_MS, () => {
      this.attempts = 0;
    });
    let stopPing = () => {};
    const waitAndPing = () => {
      stopPing = this.env.setTimer(PING_EVERY_MS, () => {
        this.send({ type: "ping" });
        waitAndPing();
      });
    };
    waitAndPing();
    this.stopTimers = [settle, () => stopPing()];
  }

  /** Gives up a connection that has sent nothing for long, not even `pong`. */
  private watchSilence(ms = SILENCE_TIMEOUT_MS): void {
    this.stopSilence();
    this.stopSilence = this.env.setTimer(ms, () => {
      if (this.socket) this.onClose(this.socket);
    });
  }

  private onClose(socket: WebSocketLike): void {
    if (socket !== this.socket) return;
    const { welcomed } = this;
    this.disconnect();
    if (this.closed) return;
    // A browser does not tell a page why a connection was refused.
    if (!welcomed && this.attempts > 0) void this.tellLimit();
    const retryMs = this.nextPause();
    this.attempts += 1;
    this.listener.onConnectionChange("waiting", retryMs);
    this.stopRetry = this.env.setTimer(retryMs, () => this.open());
  }

  /** How long to wait before the next attempt. */
  private nextPause(): number {
    if (this.goingDown) {
      this.goingDown = false;
      return Math.round(FIRST_RETRY_MS + this.env.random() * (RESTART_SPREAD_MS - FIRST_RETRY_MS));
    }
    const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.attempts);
    return Math.round(pause * (0.75 + this.env.random() / 2));
  }

  private async tellLimit(): Promise<void> {
    const failure = await this.env.limitReached(this.address);
    if (failure === null || this.closed || this.welcomed) return;
    this.listener.onMessage({ type: "error", ...failure });
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    this.stopSilence();
    this.stopResend();
    socket?.close();
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
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

/** The address of a game's socket on the service of this page. */
export function socketAddress(game: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/games/${encodeURIComponent(game)}/socket`;
}

const browserEnv: SocketEnv = {
  connect: (address) => new WebSocket(address),
  limitReached: async (address) => {
    try {
      const answer = await fetch(address.replace(/^ws/, "http"));
      return answer.status === 429 ? ((await answer.json()) as Failure) : null;
    } catch {
      return null;
    }
  },
  setTimer: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  renew: renewPage,
  random: Math.random,
};
