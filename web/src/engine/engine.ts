/** The engine, for a page: it thinks in a worker, which fetches it when it is first asked for something. */
import type { Answer, Info, Limits, Question, Request, Transcript } from "./messages.ts";

/** What of a worker is needed here. */
export type Channel = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Waiting {
  hear?: (info: Info) => void;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** An engine; see the head of this file. A thought ends the one before it. */
export class Engine {
  private channel: Channel | null = null;
  private waiting = new Map<number, Waiting>();
  private asked = 0;

  /** `open` starts the worker; `memory` is how many mebibytes it may use for thinking. */
  constructor(
    private readonly open: () => Channel,
    private readonly memory: number,
  ) {}

  /**
   * Thinks about a position until a limit is reached, the engine has seen enough, or it is stopped; gives what was found
   * by then. `info` hears of it several times a second meanwhile.
   */
  async think(question: Question, limits: Limits, info?: (info: Info) => void): Promise<Info> {
    const { memory } = this;
    const answer = await this.ask((id) => ({ kind: "think", id, question, limits, memory }), info);
    return answer.kind === "done" ? answer.info : { lines: [], nodes: 0, known: 0, ms: 0 };
  }

  /** Ends the present thought, if there is one. */
  stop(): void {
    const request: Request = { kind: "stop" };
    this.channel?.postMessage(request);
  }

  /** Reads the record of a game. */
  async read(text: string): Promise<Transcript> {
    const answer = await this.ask((id) => ({ kind: "read", id, text }));
    if (answer.kind !== "read") throw new Error("The engine has not read the record.");
    return answer.game;
  }

  /** Writes the record of a game. */
  async write(game: Transcript): Promise<string> {
    const answer = await this.ask((id) => ({ kind: "write", id, game }));
    if (answer.kind !== "written") throw new Error("The engine has not written the record.");
    return answer.text;
  }

  /** Ends the worker and gives its memory back; what was asked is never answered. Another request starts a new one. */
  close(): void {
    this.channel?.terminate();
    this.channel = null;
    this.waiting.clear();
  }

  private ask(request: (id: number) => Request, hear?: (info: Info) => void): Promise<Answer> {
    const id = ++this.asked;
    const channel = this.worker();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { hear, resolve, reject });
      channel.postMessage(request(id));
    });
  }

  private worker(): Channel {
    if (this.channel) return this.channel;
    const channel = this.open();
    channel.onmessage = (event: MessageEvent<Answer>) => this.take(event.data);
    channel.onerror = () => this.fail(new Error("The engine could not be loaded, or it broke down."));
    this.channel = channel;
    return channel;
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (answer.kind === "info") {
      waiting?.hear?.(answer.info);
      return;
    }
    this.waiting.delete(answer.id);
    if (answer.kind === "failed") waiting?.reject(new Error(answer.message));
    else waiting?.resolve(answer);
  }

  private fail(error: Error): void {
    const waiting = [...this.waiting.values()];
    this.close();
    for (const { reject } of waiting) reject(error);
  }
}
