/** Shows the game on the board. */
import { effect, untracked } from "@preact/signals";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { words } from "../../../board/src/words/en.ts";
import { sound } from "../../common/board/preferences.ts";
import { knownGame } from "../../common/games.ts";
import { type BotPace, botPace } from "../../common/seats/pace.ts";
import type { Family, PositionView, Seat, StoryStep } from "../../core/types.ts";
import { isAloneWithBots } from "../coach/company.ts";
import { type GameStore, MAX_QUEUED_TURNS } from "../game_store.ts";
import { late } from "../late.ts";
import { queueSeat } from "../queue/queue_seat.ts";
import { markedTurns } from "../turns/round.ts";
import { replaying } from "./replaying.ts";

/** How long a turn and its sentence are shown at least, where nothing moves. */
const STILL_TURN_MS = 700;
/** How long a turn takes for a user who only watches people, unless the bots' delay is known. */
const WATCHED_TURN_MS = 700;
/** The longest time, whatever is asked for. */
const MAX_TURN_MS = 60_000;
/** How long a turn of a bot is shown at least, by the pace that the user has chosen. */
const BOT_TURN_MS: Readonly<Record<BotPace, number>> = { quick: 250, calm: 700, slow: 1800 };
const FAST_TURN_MS = 250;

/** Animates the turns of other players one after the other; shows everything else at once. */
export class Playback {
  private playing = false;
  /** The last ply that was heard; -1 before the first. */
  private lastHeard = -1;
  private lastMover: Seat | null = null;

  constructor(
    private readonly store: GameStore,
    private readonly board: DjambiBoard,
  ) {}

  /** Marks the last turns, unless one is being played; an effect runs it again when a signal changes. */
  mark(): void {
    const { store, board } = this;
    const ply = store.ply.value;
    void store.revision.value;
    if (store.settings.value && !this.isBehind()) board.set({ lastTurns: markedTurns(store, ply) });
  }

  /** Updates the board; an effect runs it again when a signal read here changes. */
  update(): void {
    const { store, board } = this;
    const position = store.position.value;
    const ply = store.ply.value;
    const mover = store.mover.value;
    const queuer = queueSeat(store);
    const behind = this.isBehind();
    const bottom = store.bottom.value;
    // The board has forgotten the choices of a turn that is queued.
    void [store.revision.value, store.guide.queued.value];
    if (!position) return;
    // Turns that were taken back are not those that come in their place.
    this.lastHeard = Math.min(this.lastHeard, store.plyCount.value);
    if (behind) {
      untracked(() => void this.playQueue());
      return;
    }
    if (this.playing && store.reviewedPly.value === null) return;
    if (mover) store.showing.calmDown();
    if (replaying.value && store.reviewedPly.value) {
      board.set({ view: bottom, families: [] });
      void board.showTurn(store.log.view(ply - 1), store.log.rules.story(ply), position);
      return;
    }
    board.set({ view: bottom, position, families: this.families(mover, queuer) });
    this.playSounds(ply, mover);
  }

  /** The turns that can be entered: those of the user, or those that the user could play next. */
  private families(mover: Seat | null, queuer: Seat | null): Family[] {
    const { log } = this.store;
    if (mover) return log.rules.families();
    if (!queuer || !late.value) return [];
    return log.rules.families(queuer).filter(({ act }) => act !== "pass");
  }

  private isBehind(): boolean {
    const { reviewedPly, showing, shownPly, plyCount } = this.store;
    const waits = reviewedPly.value !== null || showing.paused.value;
    return shownPly.value < plyCount.value && !waits;
  }

  /** Shows the turns that the board has not shown yet. */
  private async playQueue(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { store, board } = this;
    try {
      if (!untracked(() => queueSeat(store))) board.set({ families: [] });
      while (this.isBehind()) {
        const shown = store.shownPly.value;
        const target = this.jumpTarget();
        if (target > shown) this.lastHeard = target;
        store.markShown(target > shown ? target : await this.playTurn(shown + 1));
      }
    } finally {
      this.playing = false;
      // A watcher who has caught up sees the next turn at the usual pace.
      if (store.held.value.length === 0 && !store.isFarBehind.value) store.showing.pace.value = "normal";
      this.update();
    }
  }

  /** The ply to show at once, or the one shown if the next is to be played. The fatal turn always is. */
  private jumpTarget(): number {
    const { ending, plyCount, shownPly, showing } = this.store;
    const { fall, watching } = ending;
    const fatal = fall.value !== null && fall.value > shownPly.value ? fall.value : null;
    const end = fatal ?? plyCount.value;
    // Between two turns of one's own each of the others may have two.
    const limit = Math.max(MAX_QUEUED_TURNS, 2 * this.store.board.seats.length);
    const jumps = watching.value ? showing.pace.value === "newest" : end - shownPly.value > limit;
    if (!jumps && !document.hidden) return shownPly.value;
    return fatal === null ? end : fatal - 1;
  }

  /** Plays a turn at the user's pace, and returns its ply. */
  private async playTurn(ply: number): Promise<number> {
    const { store, board } = this;
    const start = performance.now();
    const [steps, after] = [store.log.rules.story(ply), store.log.view(ply)];
    const isFast = store.ending.watching.value && store.showing.pace.value === "fast";
    this.playSound(ply, steps);
    board.set({ lastTurns: markedTurns(store, ply) });
    if (isFast || this.skips(ply)) board.set({ position: after });
    else await this.film(ply, steps, after);
    const ms = isFast ? FAST_TURN_MS : this.turnTime();
    if (!this.skips(ply)) await this.hold(start + ms - performance.now());
    // The dialog that tells of the fall lets the game go on; without it nothing would.
    if (ply === store.ending.fall.value && late.peek()) store.showing.pause();
    return ply;
  }

  /** Shows a turn as a film, which ends as soon as the user hurries. */
  private async film(ply: number, steps: readonly StoryStep[], after: PositionView): Promise<void> {
    const { store, board } = this;
    const stop = effect(() => {
      if (this.skips(ply)) board.set({ position: after });
    });
    await board.showTurn(store.log.view(ply - 1), steps, after);
    stop();
  }

  /** Whether a turn is shown at once, because the user hurries or wants no films. The fatal turn never is. */
  private skips(ply: number): boolean {
    const { store } = this;
    if (store.ending.watching.value || ply === store.ending.fall.value) return false;
    return store.showing.hurried.value || (botPace.value === "quick" && this.isAlone());
  }

  private isAlone(): boolean {
    return isAloneWithBots(this.store.settings.value, this.store.held.value);
  }

  /** How long a turn is shown at least, in milliseconds. */
  private turnTime(): number {
    if (document.hidden) return 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches ? STILL_TURN_MS : 0;
    if (this.isAlone()) return Math.max(still, BOT_TURN_MS[botPace.value]);
    if (!this.store.ending.watching.value) return still;
    const known = knownGame(this.store.settings.value?.id ?? "");
    // What is stored may be anything.
    const asked = Number(known?.request?.bot_delay_ms ?? WATCHED_TURN_MS) || 0;
    return Math.max(still, Math.min(asked, MAX_TURN_MS));
  }

  /** Waits, but not longer than until the user looks back or chooses another pace. */
  private async hold(ms: number): Promise<void> {
    const { reviewedPly, showing } = this.store;
    const { pace, hurried } = showing;
    const before = pace.peek();
    if (ms <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      const stop = effect(() => {
        if (reviewedPly.value === null && pace.value === before && !hurried.value) return;
        clearTimeout(timer);
        done();
      });
      setTimeout(stop, ms);
    });
  }

  private playSounds(ply: number, mover: Seat | null): void {
    const { store } = this;
    if (this.lastHeard === -1) this.lastHeard = ply;
    else if (store.reviewedPly.value === null && ply === this.lastHeard + 1) {
      const steps = store.log.rules.story(ply);
      this.playSound(ply, steps);
      store.announcement.value = words.story(steps);
    }
    if (mover && this.lastMover !== mover && ply > 0 && sound.peek()) late.peek()?.soundOfOwnTurn();
    this.lastMover = mover;
  }

  private playSound(ply: number, steps: readonly StoryStep[]): void {
    if (ply <= this.lastHeard) return;
    this.lastHeard = ply;
    if (sound.peek()) late.peek()?.soundOfTurn(steps);
  }
}
