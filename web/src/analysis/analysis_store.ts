import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { DjambiBoard } from "../../board/src/index.ts";
import type { BoardGeometry, RefusedDetail, StageDetail } from "../../board/src/types.ts";
import { words } from "../../board/src/words/en.ts";
import type { Engine } from "../../rules/src/engine/engine.ts";
import type { GameRecord } from "../../rules/src/engine/messages.ts";
import { positionAddress } from "../common/position_address.ts";
import { errorText, type GameError, shownError } from "../common/problem.ts";
import type { BoardFactory, CoreFactory, Seat } from "../core/types.ts";
import type { GameState } from "../protocol/index.ts";
import * as text from "../text/analysis.ts";
import { EngineController, type Engines } from "./engine_controller.ts";
import {
  gameAddress,
  gameRecord,
  isPosition,
  parseAddress,
  pastedAddress,
  plainPosition,
  positionRecord,
} from "./game_source.ts";
import { type FetchOpening, OpeningBook } from "./opening_book.ts";
import { Study } from "./study.ts";

/** A game under analysis and its engine. */
export interface AnalysisSession {
  /** The id of the game on the service; null for a pasted text or a position. */
  game: string | null;
  study: Study;
  /** The board of the game. */
  board: BoardGeometry;
  engine: EngineController;
  openings: OpeningBook;
}

/** The rules core, the engines and the service, which tests replace. */
export interface AnalysisServices {
  createCore: CoreFactory;
  geometry: BoardFactory;
  engines: Engines;
  /** Reads and writes records. */
  records: Pick<Engine, "readRecord" | "writeRecord">;
  /** Fetches a game from the service. */
  fetchGame: (game: string) => Promise<GameState>;
  /** Asks the service what was played in a position. */
  fetchOpening: FetchOpening;
  /** Whether the page is visible. */
  visible: ReadonlySignal<boolean>;
}

/** The state of the analysis page: one session at a time, the view of the board, and the last error. */
export class AnalysisStore {
  readonly session: Signal<AnalysisSession>;
  /** The army at the bottom of the board. */
  readonly bottom = signal<Seat>("red");
  /** The stage of the turn being entered, as the board reports it. */
  readonly stage = signal<StageDetail | null>(null);
  /** The error of the last text that was pasted; empty when it could be opened. */
  readonly error = signal("");
  /** Why the page's address could not be opened, until something else is; it is told where the page begins. */
  readonly addressError = signal("");
  /** Why the last choice on the board was refused; null after the next good one. */
  readonly refusal = signal<GameError | null>(null);
  /** The text that a screen reader announces. */
  readonly announcement = signal("");

  /** Grows with each refused choice. */
  private refusals = 0;

  constructor(private readonly services: AnalysisServices) {
    this.session = signal(this.newSession(positionRecord("start")));
  }

  /** Opens the position or the game that the page's address names. */
  async openAddress(search: URLSearchParams): Promise<void> {
    await this.tryTo(() => this.openRequest(parseAddress(search)), this.addressError);
  }

  /**
   * Opens a position string with a rule set, or a record or an address of this page, which name their own;
   * returns whether it could.
   */
  async paste(pasted: string, rules: string): Promise<boolean> {
    return this.tryTo(async () => {
      if (pasted.trim() === "") throw new Error(text.nothingPasted());
      const board = this.session.peek().board.name;
      const address = pastedAddress(pasted);
      if (address) await this.openRequest(parseAddress(address));
      else if (isPosition(pasted)) this.open(positionRecord(plainPosition(pasted), rules, {}, board));
      else this.open(await this.services.records.readRecord(pasted));
    });
  }

  /** Plays a turn in the current position. */
  async play(move: string): Promise<void> {
    const { study } = this.session.peek();
    try {
      study.play(move);
      this.announcement.value = words.story(study.story(study.at.peek()));
    } catch (error) {
      this.announcement.value = await errorText(error);
    }
  }

  /** Tells why a choice on the board is refused, and lets the board say it. */
  async explainRefusal(detail: RefusedDetail, board: Pick<DjambiBoard, "say">): Promise<void> {
    const mine = ++this.refusals;
    const { study } = this.session.peek();
    const turn = study.at.peek();
    const reason = study.refusal(detail);
    if (!reason) return;
    const refusal = await shownError(reason);
    // The sentences are fetched: meanwhile the user may have gone on.
    if (mine !== this.refusals || this.session.peek().study.at.peek() !== turn) return;
    this.refusal.value = refusal;
    board.say(refusal.message);
  }

  /** The record of the current line. */
  async writeRecord(): Promise<string> {
    return this.services.records.writeRecord(this.session.peek().study.currentLine());
  }

  /** The address that opens the current position again, in its game if that is on the service. */
  currentAddress(): string {
    const { game, study } = this.session.value;
    const turn = study.at.value;
    if (game !== null && study.isRecorded(turn)) return gameAddress({ game, ply: turn.depth });
    const { rules, options, board } = study.record;
    return positionAddress(study.view(turn).dfen, rules, options, board);
  }

  /** Rotates the board to the next seat. */
  rotateBoard(): void {
    const { seats } = this.session.peek().board;
    const next = (seats.indexOf(this.bottom.value) + 1) % seats.length;
    this.bottom.value = seats[next] ?? "red";
  }

  private async openRequest(request: ReturnType<typeof parseAddress>): Promise<void> {
    if ("text" in request) return this.open(await this.services.records.readRecord(request.text));
    if (!("game" in request)) return this.open(request);
    const state = await this.services.fetchGame(request.game);
    if (!state.outcome) throw new Error(text.stillGoingOn());
    this.open(gameRecord(this.services.createCore, state), request.game);
    const { study } = this.session.peek();
    const line = study.tree.line(study.tree.root);
    study.go(line[Math.min(request.ply, line.length - 1)] ?? study.tree.root);
  }

  private open(record: GameRecord, game: string | null = null): void {
    const session = this.newSession(record, game);
    const old = this.session.peek();
    const { enabled, lineCount, searchTime } = old.engine;
    // Both sessions use the same engines: the old searches end before the new ones begin.
    old.engine.close();
    old.openings.close();
    batch(() => {
      session.engine.lineCount.value = lineCount.peek();
      session.engine.searchTime.value = searchTime.peek();
      session.engine.enabled.value = enabled.peek();
      session.openings.games.value = old.openings.games.peek();
      session.openings.isOpen.value = old.openings.isOpen.peek();
      // A whole game is shown with its graph.
      session.engine.graphEnabled.value = record.entries.length > 1;
      if (!session.board.seats.includes(this.bottom.peek())) this.bottom.value = "red";
      this.session.value = session;
      this.error.value = "";
      this.addressError.value = "";
    });
    old.study.free();
  }

  private newSession(record: GameRecord, game: string | null = null): AnalysisSession {
    const study = new Study(this.services.createCore, record);
    const board = this.services.geometry(record.board);
    return {
      game,
      study,
      board,
      engine: new EngineController(study, this.services.engines, this.services.visible),
      openings: new OpeningBook(study, this.services.fetchOpening, this.services.visible),
    };
  }

  private async tryTo(action: () => Promise<void>, trouble = this.error): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      trouble.value = await errorText(error);
      return false;
    }
  }
}
