import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { StepDetail } from "../board/types.ts";
import { storyWords } from "../board/words.ts";
import { type CoreMaker, SEATS, type Seat } from "../core/types.ts";
import type { Engine } from "../engine/engine.ts";
import type { Transcript } from "../engine/messages.ts";
import type { GameState } from "../protocol/index.ts";
import { asked, isPosition, ofGame, position } from "./opening.ts";
import { Study } from "./study.ts";
import { type Engines, Thinking } from "./thinking.ts";

/** A game on the desk, and what is thought about it. */
export interface Work {
  study: Study;
  thinking: Thinking;
}

/** What the desk needs of the world. */
export interface Tools {
  make: CoreMaker;
  engines: Engines;
  /** Reads and writes records. */
  clerk: Pick<Engine, "read" | "write">;
  /** Fetches a game from the service. */
  fetch: (game: string) => Promise<GameState>;
  /** Whether somebody can see the page. */
  seen: ReadonlySignal<boolean>;
}

/** The analysis page: one study at a time, how the board lies, and what went wrong. */
export class Desk {
  readonly work: Signal<Work>;
  /** The army at the bottom of the board. */
  readonly bottom = signal<Seat>("red");
  /** Where the entering of a turn stands, as the board tells it. */
  readonly step = signal<StepDetail | null>(null);
  /** Why the last thing that was asked for could not be done. */
  readonly trouble = signal("");
  /** What a screen reader is to say. */
  readonly said = signal("");

  constructor(private readonly tools: Tools) {
    this.work = signal(this.begin(position("start")));
  }

  /** Opens what the page's address asks for. */
  async visit(search: URLSearchParams): Promise<void> {
    const wish = asked(search);
    await this.attempt(async () => {
      if (!("game" in wish)) return this.open(wish);
      const state = await this.tools.fetch(wish.game);
      if (!state.outcome) throw new Error("This game is still going on: it can be analysed when it is over.");
      this.open(ofGame(this.tools.make, state));
    });
  }

  /** Opens a position string, to be played by a rule set, or a record, which has its own. Says whether it could. */
  async paste(text: string, rules: string): Promise<boolean> {
    return this.attempt(async () => {
      if (text.trim() === "") throw new Error("There is nothing in the box yet.");
      if (isPosition(text)) this.open(position(text.trim(), rules));
      else this.open(await this.tools.clerk.read(text));
    });
  }

  /** Plays a turn of whoever is to move where one looks. */
  play(move: string): void {
    const { study } = this.work.peek();
    try {
      study.play(move);
      this.said.value = storyWords(study.story(study.at.peek()));
    } catch (error) {
      this.said.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** The record of the line that is looked at. */
  async record(): Promise<string> {
    return this.tools.clerk.write(this.work.peek().study.transcript());
  }

  /** Turns the board to the next army. */
  turn(): void {
    const next = (SEATS.indexOf(this.bottom.value) + 1) % SEATS.length;
    this.bottom.value = SEATS[next] ?? "red";
  }

  private open(game: Transcript): void {
    const work = this.begin(game);
    const old = this.work.peek();
    const { on, lines, effort } = old.thinking;
    // The engines are the same: the old thoughts end before the new ones begin.
    old.thinking.close();
    batch(() => {
      work.thinking.lines.value = lines.peek();
      work.thinking.effort.value = effort.peek();
      work.thinking.on.value = on.peek();
      // Whoever brings a whole game wants to see how it went.
      work.thinking.graph.value = game.entries.length > 1;
      this.work.value = work;
      this.trouble.value = "";
    });
    old.study.free();
  }

  private begin(game: Transcript): Work {
    const study = new Study(this.tools.make, game);
    return { study, thinking: new Thinking(study, this.tools.engines, this.tools.seen) };
  }

  private async attempt(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble.value = sentence(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
