import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { StepDetail } from "../board/types.ts";
import { type CoreMaker, type PositionView, SEATS, type Seat } from "../core/types.ts";
import { freshCommandId } from "../net/command_id.ts";
import type { GameSocket, Link, SocketListener } from "../net/socket.ts";
import type {
  Code,
  Command,
  Event,
  Invitation,
  PlayerAction,
  ServerMessage,
  Settings,
} from "../protocol/index.ts";
import { Chronicle } from "./chronicle.ts";
import { seatNames } from "./words.ts";

/** Something that went wrong, in words for people, with the section of the rules where one is concerned. */
export interface Trouble {
  message: string;
  section: string | null;
}

/** What the table needs of a socket. */
export type Commander = Pick<GameSocket, "open" | "command" | "restart">;

/** Errors that a new connection mends, which comes by itself. */
const PASSING: ReadonlySet<Code> = new Set(["shutting_down", "too_slow"]);

/**
 * Everything the game page shows, as signals: what the service told, what is shown on the board, and what this browser
 * wishes to do. Components read it; only its methods change it.
 */
export class Table implements SocketListener {
  readonly connection = signal<{ link: Link; retryMs: number }>({ link: "connecting", retryMs: 0 });
  readonly settings = signal<Settings | null>(null);
  readonly held = signal<readonly Seat[]>([]);
  /** How many plies there are; it grows before the board has shown them. */
  readonly count = signal(0);
  /** How many plies the board has shown. */
  readonly shown = signal(0);
  /** The ply looked back at; null is now. */
  readonly looking = signal<number | null>(null);
  readonly pending = signal<Command | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  /** The ways to free seats, where this browser may give them away. */
  readonly invitations = signal<readonly Invitation[]>([]);
  readonly agreed = signal<readonly Seat[]>([]);
  /** What a screen reader is to say, beyond what the board says itself. */
  readonly said = signal("");
  /** Where the entering of a turn stands, as the board tells it. */
  readonly step = signal<StepDetail | null>(null);
  /** Grows whenever shown positions may have changed under the same number. */
  readonly revision = signal(0);

  readonly at: ReadonlySignal<number> = computed(() => this.looking.value ?? this.shown.value);
  readonly position: ReadonlySignal<PositionView | null> = computed(() => {
    void this.revision.value;
    return this.settings.value ? this.log.view(this.at.value) : null;
  });
  /** The position after everything that is known, shown yet or not. */
  readonly newest: ReadonlySignal<PositionView | null> = computed(() => {
    void this.revision.value;
    return this.settings.value ? this.log.view(this.count.value) : null;
  });
  /** Whether the board shows the newest position. */
  readonly current: ReadonlySignal<boolean> = computed(
    () => this.looking.value === null && this.shown.value === this.count.value,
  );
  /** The seat this browser may play for right now. */
  readonly mover: ReadonlySignal<Seat | null> = computed(() => {
    const now = this.newest.value;
    if (!now || !this.current.value || this.pending.value || now.outcome) return null;
    return this.held.value.includes(now.turn) ? now.turn : null;
  });
  /** The army at the bottom of the board: whoever of this browser plays now, else who played last. */
  readonly bottom: ReadonlySignal<Seat> = computed(() => this.chooseBottom());

  private socket: Commander | null = null;
  private chronicle: Chronicle | null = null;

  constructor(private readonly make: CoreMaker) {}

  /** The game's history and rules; there is none before the first welcome. */
  get log(): Chronicle {
    if (!this.chronicle) throw new Error("The game has not begun to arrive.");
    return this.chronicle;
  }

  /** Joins the game over a socket. */
  join(socket: Commander): void {
    this.socket = socket;
    socket.open();
  }

  since(): number {
    return this.chronicle?.seq ?? 0;
  }

  link(link: Link, retryMs: number): void {
    this.connection.value = { link, retryMs };
  }

  message(message: ServerMessage): void {
    batch(() => {
      if (message.type === "welcome") this.welcome(message);
      else if (message.type === "event") this.take([message.event]);
      else if (message.type === "ack") this.settle(message.id);
      else if (message.type === "refused") this.refused(message);
      else if (message.type === "seats" && this.settings.value)
        this.settings.value = { ...this.settings.value, seats: message.seats };
      else if (message.type === "error" && !PASSING.has(message.code))
        this.trouble.value = { message: message.message, section: null };
    });
  }

  /** Plays a turn for the seat to move; the board shows it at once. */
  play(move: string): void {
    const seat = this.mover.value;
    if (!seat) return;
    const expect = this.log.seq;
    batch(() => {
      try {
        this.log.hope(seat, move);
      } catch {
        this.trouble.value = {
          message: this.log.rules.explain(move) ?? "That turn is not legal.",
          section: null,
        };
        return;
      }
      this.advance();
      this.send(seat, { kind: "turn", move }, expect);
    });
  }

  /** Leaves the table for a seat of this browser. */
  resign(seat: Seat): void {
    this.send(seat, { kind: "resign" }, this.log.seq);
  }

  /** Agrees to a draw for a seat of this browser. */
  agree(seat: Seat): void {
    this.send(seat, { kind: "agree_draw" }, this.log.seq);
  }

  /** Looks back at the position after `at` plies; the last one is now. */
  look(at: number): void {
    const within = Math.max(0, Math.min(this.count.value, at));
    batch(() => {
      if (within >= this.count.value) this.shown.value = this.count.value;
      this.looking.value = within >= this.count.value ? null : within;
    });
  }

  /** The board has shown a ply. */
  showed(at: number): void {
    if (at > this.shown.value) this.shown.value = Math.min(at, this.count.value);
  }

  /** One's own turn is shown at once: it was just made by hand. */
  private advance(): void {
    this.count.value = this.log.plies.length;
    this.shown.value = this.count.value;
  }

  private chooseBottom(): Seat {
    const held = this.held.value;
    const position = this.position.value;
    const playing = SEATS.filter((seat) => this.settings.value?.seats[seat]?.kind !== "absent");
    if (held.length === 0) return playing[0] ?? "red";
    if (position && held.includes(position.turn)) return position.turn;
    const plies = this.settings.value ? this.log.plies.slice(0, this.at.value) : [];
    const last = plies.findLast((ply) => ply.kind === "turn" && held.includes(ply.seat));
    return last?.seat ?? held[0] ?? "red";
  }

  private send(seat: Seat, action: PlayerAction, expect: number): void {
    const command: Command = { id: freshCommandId(), expect, seat, action };
    this.trouble.value = null;
    this.pending.value = command;
    this.socket?.command(command);
  }

  private welcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    const first = this.chronicle === null;
    this.chronicle ??= new Chronicle(this.make, message.settings);
    this.settings.value = message.settings;
    this.held.value = message.held;
    this.take(message.events);
    if (first) this.shown.value = this.count.value;
  }

  private take(events: readonly Event[]): void {
    if (!this.chronicle) return;
    for (const event of events) {
      const fits = this.tell(this.chronicle, event);
      if (fits === "gap") this.socket?.restart();
      if (fits === "gap" || fits === "riddle") break;
      if (fits === "overrules") this.refresh();
    }
    const before = this.agreed.value;
    this.agreed.value = this.chronicle.agreed;
    const fresh = this.agreed.value.filter((seat) => !before.includes(seat));
    if (fresh.length > 0) this.said.value = `${seatNames(fresh)} agrees to a draw.`;
    this.count.value = this.chronicle.plies.length;
  }

  /** Takes in an event; one that our rules cannot follow is a riddle, and only a newer page can solve it. */
  private tell(chronicle: Chronicle, event: Event): ReturnType<Chronicle["tell"]> | "riddle" {
    try {
      return chronicle.tell(event);
    } catch {
      this.trouble.value = {
        message: "This page cannot follow the game any more. Reload it.",
        section: null,
      };
      return "riddle";
    }
  }

  /** What was shown is not so any more. */
  private refresh(): void {
    this.revision.value += 1;
    this.count.value = this.log.plies.length;
    this.shown.value = Math.min(this.shown.value, this.count.value);
    this.looking.value = null;
  }

  /** Something happened just before our command arrived. If it is still right, it is wished again; says whether. */
  private repeat(seat: Seat, action: PlayerAction): boolean {
    if (this.log.now().outcome) return false;
    if (action.kind !== "turn") {
      this.send(seat, action, this.log.seq);
      return true;
    }
    if (this.log.now().turn !== seat || this.log.rules.explain(action.move) !== undefined) return false;
    this.log.hope(seat, action.move);
    this.advance();
    this.send(seat, action, this.log.seq);
    return true;
  }

  private settle(id: string): void {
    if (this.pending.value?.id === id) this.pending.value = null;
  }

  private refused(message: Extract<ServerMessage, { type: "refused" }>): void {
    if (this.pending.value?.id !== message.id) return;
    const { action, seat } = this.pending.value;
    this.pending.value = null;
    if (action.kind === "turn") {
      this.log.despair();
      this.refresh();
    }
    if (message.code === "stale" && this.repeat(seat, action)) return;
    this.trouble.value = { message: message.message, section: message.section ?? null };
  }
}
