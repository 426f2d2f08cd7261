/** The connection of a page to the service, which carries topics. */
import { setServiceTime } from "../common/browser/service_time.ts";
import {
  type ClientMessage,
  type Command,
  type Failure,
  type Follow,
  type ServerMessage,
  type Topic,
  VERSION,
} from "../protocol/index.ts";
import { ownCookie } from "./own_cookie.ts";
import { keepCommands, renewPage } from "./renewal.ts";

/** The state of the connection, and of each topic on it. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

/** The page's side of a topic. The connection tells it what happens, and it says what to send. */
export interface TopicClient {
  /** The topic. */
  readonly topic: Topic;
  /** What asks for what is new of the topic. */
  follow(): Follow;
  /** The service sent a message of the topic, or an error that may concern it. */
  onMessage(message: ServerMessage): void;
  /** The connection changed its state; a `waiting` one is tried again after `retryMs`. */
  onConnectionChange(state: ConnectionState, retryMs: number): void;
  /** Sends again what has no answer, after a message beyond a limit. */
  resend(): void;
  /** The commands without an answer, which the next page sends; a topic that is no game has none. */
  unanswered(): Command[];
}

/** The part of a WebSocket that is used here; tests bring their own. */
export type WebSocketLike = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** Connections, timers and randomness, which tests replace. */
export interface ConnectionEnv {
  connect(): WebSocketLike;
  /** Why connections fail, as far as the service can be asked: a limit, or something between; else null. */
  whyRefused(): Promise<Failure | null>;
  /** Starts a timer; returns the function that stops it. */
  setTimer(ms: number, call: () => void): () => void;
  /** Leaves a game's commands to the next page. */
  keep(game: string, commands: readonly Command[]): void;
  /** Reloads the page; returns false if that was tried before. */
  renew(): boolean;
  /** Reloads the page: its user has signed out, in another tab perhaps. */
  leave(): void;
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
/** One that is not welcomed for this long is given up: something between may hold it for ever. */
const WELCOME_TIMEOUT_MS = 15_000;
/** One that leaves the ping after a command without a `pong` for this long is given up too. */
const ANSWER_TIMEOUT_MS = 5_000;
/** A connection that holds for this long is good: the pauses before retries begin anew. */
const SETTLED_MS = 10_000;
/** The errors after which messages are sent again, and how long nothing is sent before that. */
const PAUSING: ReadonlySet<string> = new Set(["too_many", "failed"]);
const LIMIT_PAUSE_MS = 3_000;
/** That the service answers, but something between takes the connection's upgrade away. */
const NO_UPGRADE = "no_upgrade";
/** The number of failures with a service that answers after which its network is told of. */
const BLOCKED_ATTEMPTS = 4;
/** After a message beyond a limit, pauses before retries are as long as after this number of failures. */
const HASTY_ATTEMPTS = 4;

/**
 * The connection of a page to the service. It reconnects with growing pauses, and then follows all its topics
 * again.
 */
export class Connection {
  private socket: WebSocketLike | null = null;
  private welcomed = false;
  /** Whether this connection has said hello: what changes later, it tells by itself. */
  private greeted = false;
  private closed = false;
  /** A new connection counts as here. */
  private presence: "here" | "away" = "here";
  private attempts = 0;
  /** Whether the service has said that it goes down. */
  private goingDown = false;
  private readonly topics = new Map<string, TopicClient>();
  private stopTimers: (() => void)[] = [];
  private stopSilence: () => void = () => {};
  private stopAnswer: () => void = () => {};
  private stopRetry: () => void = () => {};
  private stopResend: () => void = () => {};

  constructor(private readonly env: ConnectionEnv = browserEnv) {}

  /** Opens the connection and keeps it open until `close()`. */
  open(): void {
    if (this.closed) return;
    this.stopRetry();
    this.tell("connecting");
    const socket = this.env.connect();
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.receive(socket, event.data);
    socket.onclose = () => this.onClose(socket);
    this.watchSilence();
  }

  /** Follows a topic, now and after each reconnection. */
  add(client: TopicClient): void {
    this.topics.set(keyOf(client.topic), client);
    if (this.greeted) this.follow(client);
  }

  /** Asks for what is new of a topic. */
  follow(client: TopicClient): void {
    this.send({ type: "follow", ...client.follow() });
  }

  /** Follows a topic no longer. */
  remove({ topic }: TopicClient): void {
    this.topics.delete(keyOf(topic));
    if (this.greeted) this.send({ type: "unfollow", topic });
  }

  /** Tells whether the user looks at the page, now and after each reconnection. */
  show(presence: "here" | "away"): void {
    if (presence === this.presence) return;
    this.presence = presence;
    if (this.greeted) this.send({ type: "presence", state: presence });
  }

  /** Sends a message, if the connection is open. */
  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Sends a message that the service answers at once; without an answer the connection is given up. */
  ask(message: ClientMessage): void {
    this.send(message);
    // Without a connection the browser says nothing for long; the ping's answer shows that there is one.
    this.send({ type: "ping" });
    this.stopAnswer();
    this.stopAnswer = this.env.setTimer(ANSWER_TIMEOUT_MS, () => this.doubt());
  }

  /** Notes that the service has answered a command, so the connection is good. */
  settle(): void {
    this.attempts = 0;
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

  /**
   * Asks for what is true now, after a time in which nothing may have come; a connection that is gone is
   * made.
   */
  refresh(): void {
    if (this.socket === null) this.retryNow();
    else if (this.welcomed) {
      for (const topic of this.topics.values()) this.ask({ type: "follow", ...topic.follow() });
    }
  }

  /** Starts a new connection at once. */
  reconnect(): void {
    if (this.closed) return;
    this.stopRetry();
    this.disconnect();
    this.open();
  }

  /** Closes the connection for good. */
  close(): void {
    this.closed = true;
    this.stopRetry();
    this.disconnect();
    this.tell("closed");
  }

  private tell(state: ConnectionState, retryMs = 0): void {
    for (const topic of this.topics.values()) topic.onConnectionChange(state, retryMs);
  }

  /** Says hello, and with it what the page follows. */
  private greet(socket: WebSocketLike): void {
    if (socket !== this.socket) return;
    const follow = [...this.topics.values()].map((topic) => topic.follow());
    this.send({ type: "hello", version: VERSION, presence: this.presence, follow });
    this.greeted = true;
  }

  private receive(socket: WebSocketLike, data: unknown): void {
    if (socket !== this.socket) return;
    this.watchSilence();
    const message = parse(data);
    if (message === null) return;
    // News of others say nothing of what this page has sent.
    if (message.type === "pong" || message.type === "error") this.stopAnswer();
    if (message.type === "welcome") {
      setServiceTime(message.now_ms);
      this.onWelcome();
    }
    if (message.type === "error") {
      // The page is somebody else's now, unless it is known by another cookie of the same player.
      if (message.code === "signed_out") {
        if (!ownCookie.changes) this.env.leave();
        return;
      }
      if (message.code === "shutting_down") this.goingDown = true;
      if (message.code === "unsupported_version" && this.renew()) return;
    }
    this.dispatch(message);
    if (message.type === "error" && PAUSING.has(message.code)) this.pause();
  }

  /** Hands a message to the topic that it names, an error without one to all. */
  private dispatch(message: ServerMessage): void {
    const topic = topicOf(message);
    if (topic) this.topics.get(keyOf(topic))?.onMessage(message);
    else if (message.type === "error") for (const topic of this.topics.values()) topic.onMessage(message);
  }

  /** The page is of another version than the service: leaves its commands to the next one. */
  private renew(): boolean {
    this.close();
    for (const client of this.topics.values()) {
      if (client.topic.kind === "game") this.env.keep(client.topic.game, client.unanswered());
    }
    return this.env.renew();
  }

  /** A message was beyond a limit of the service, or failed there: sends it again after a pause. */
  private pause(): void {
    this.attempts = Math.max(this.attempts, HASTY_ATTEMPTS);
    this.stopResend();
    this.greeted = this.welcomed;
    this.stopResend = this.env.setTimer(LIMIT_PAUSE_MS, () => {
      if (this.welcomed) for (const topic of this.topics.values()) topic.resend();
      else if (this.socket) this.greet(this.socket);
    });
  }

  /** The service has answered the `hello`. */
  private onWelcome(): void {
    if (this.welcomed) return;
    this.welcomed = true;
    this.watchSilence();
    // A service that breaks each connection after its welcome must not be asked again without a pause.
    const settle = this.env.setTimer(SETTLED_MS, () => this.settle());
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
  private watchSilence(): void {
    this.stopSilence();
    const ms = this.welcomed ? SILENCE_TIMEOUT_MS : WELCOME_TIMEOUT_MS;
    this.stopSilence = this.env.setTimer(ms, () => this.doubt());
  }

  private onClose(socket: WebSocketLike): void {
    if (socket !== this.socket) return;
    const { welcomed } = this;
    this.disconnect();
    if (this.closed) return;
    // A browser does not tell a page why a connection was refused.
    if (!welcomed && this.attempts > 0) void this.tellWhy();
    const retryMs = this.nextPause();
    this.attempts += 1;
    this.tell("waiting", retryMs);
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

  private async tellWhy(): Promise<void> {
    const failure = await this.env.whyRefused();
    if (failure === null || this.closed || this.welcomed) return;
    // A service that has just come back would take the next connection.
    if (failure.code === NO_UPGRADE && this.attempts < BLOCKED_ATTEMPTS) return;
    this.dispatch({ type: "error", ...failure });
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.greeted = false;
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    this.stopSilence();
    this.stopAnswer();
    this.stopResend();
    socket?.close();
  }
}

/** A topic as a text, by which it is found. */
function keyOf(topic: Topic): string {
  return topic.kind === "game" ? `game ${topic.game}` : topic.kind;
}

/** The topic of a message; null if it is about the connection. */
function topicOf(message: ServerMessage): Topic | null {
  if (message.type === "lobby" || message.type === "lobby_change") return { kind: "lobby" };
  if (message.type.includes("notice")) return { kind: "notices" };
  return "game" in message && message.game !== undefined ? { kind: "game", game: message.game } : null;
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}

/** The address of the socket on the service of this page, which is found by `http` too. */
const ADDRESS = "/api/v1/socket";

const browserEnv: ConnectionEnv = {
  connect: () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${ADDRESS}`);
  },
  whyRefused: async () => {
    try {
      let answer = await fetch(ADDRESS);
      // The service itself wants a WebSocket at this address. A post says, as that does, from where it comes.
      const wantsSocket = answer.status === 400;
      if (wantsSocket) answer = await fetch(ADDRESS, { method: "POST" });
      if (answer.status === 429 || answer.status === 403) return (await answer.json()) as Failure;
      return wantsSocket ? { code: NO_UPGRADE, message: "" } : null;
    } catch {
      return null;
    }
  },
  setTimer: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  keep: keepCommands,
  renew: renewPage,
  leave: () => location.reload(),
  random: Math.random,
};
