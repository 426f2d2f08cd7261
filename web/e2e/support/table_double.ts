import type { Page, WebSocketRoute } from "@playwright/test";
import { type ServerMessage, type Settings, type TableState, USUAL_TABLE } from "../../src/protocol/index.ts";

type ToPage = Record<string, unknown> & { type: string };

/**
 * Makes a real game look like one with people: between the page and the service it adds the table's settings,
 * a clock, presence and talk, and answers what is said. So a test can choose each state at once.
 */
export class TableDouble {
  private socket: WebSocketRoute | null = null;
  private game = "";
  private said = 0;
  /** The state that the page is told at first, and then changes from. */
  state: TableState = {
    phase: "playing",
    presence: {},
    watchers: 0,
    clock: { left: { red: 300_000, blue: 285_000, yellow: 9_000, green: 300_000 }, running: "red" },
  };

  /** Stands between a page and the service; to be called before the page opens its game. */
  async attach(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
      this.socket = socket;
      const service = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as ToPage;
        if (message.type === "say") this.confirm(message);
        else if (message.type !== "presence") service.send(text);
      });
      service.onMessage((text) => {
        const message = JSON.parse(String(text)) as ServerMessage;
        // The real game has no offers, and would take those of the test away.
        if (message.type === "state") return;
        if (message.type !== "game") return socket.send(text);
        this.game = message.game;
        const settings = atTable(message.settings);
        socket.send(JSON.stringify({ ...message, settings, state: this.state, talk: [] }));
      });
    });
  }

  /** Tells the page a message of the game. */
  tell(message: ToPage): void {
    this.socket?.send(JSON.stringify({ game: this.game, ...message }));
  }

  /** Changes the state of the table. */
  change(changes: Partial<TableState>): void {
    this.state = { ...this.state, ...changes };
    this.tell({ type: "state", state: this.state });
  }

  /** Lets somebody say something. */
  hear(seat: string, words: unknown, name = ""): void {
    this.said += 1;
    const message = { seq: this.said, at_ms: Date.now(), seat, name, words };
    this.tell({ type: "talk", channel: "table", messages: [message] });
  }

  private confirm({ id, channel, words }: ToPage): void {
    this.hear("red", words);
    this.tell({ type: "said", id, channel, seq: this.said });
  }
}

function atTable(settings: Settings): Settings {
  const person = { kind: "person", name: "Bertrand", claimed: true } as const;
  return {
    ...settings,
    clock: { kind: "real_time", base_s: 300, increment_s: 5 },
    table: USUAL_TABLE,
    seats: { ...settings.seats, blue: person, yellow: { ...person, name: "" } },
  };
}
