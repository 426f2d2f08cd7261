import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { positionAddress } from "../common/position_address.ts";
import { errorText } from "../common/problem.ts";
import type { Opening, OpeningGames } from "../protocol/index.ts";
import type { Study } from "./study.ts";

/** The time for which a position has to be shown before its opening is asked for, in milliseconds. */
const PAUSE_MS = 200;

/** Asks the service what was played in a position, which the parameters of an address name. */
export type FetchOpening = (position: string, games: OpeningGames) => Promise<Opening>;

/** The opening of the current position of a study, while somebody wants to know. */
export class OpeningBook {
  /** Whether the opening is wanted. */
  readonly isOpen = signal(false);
  /** The games of which it is made. */
  readonly games = signal<OpeningGames>("all");
  /** The opening of the current position; null until it is known. */
  readonly opening = signal<Opening | null>(null);
  readonly error = signal("");

  private readonly known = new Map<string, Opening>();
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  constructor(
    private readonly study: Study,
    private readonly fetchOpening: FetchOpening,
    private readonly visible: ReadonlySignal<boolean>,
  ) {
    this.stop = effect(() => this.look());
  }

  /** Asks no more. */
  close(): void {
    this.stop();
    clearTimeout(this.timer);
    this.asked = "";
  }

  /** Asks again after a failure. */
  retry(): void {
    this.error.value = "";
    void this.ask(this.address(), this.games.peek());
  }

  private look(): void {
    const games = this.games.value;
    const address = this.address();
    clearTimeout(this.timer);
    if (!this.isOpen.value || !this.visible.value) return;
    this.asked = `${games} ${address}`;
    this.error.value = "";
    const known = this.known.get(this.asked);
    this.opening.value = known ?? null;
    if (!known) this.timer = setTimeout(() => void this.ask(address, games), PAUSE_MS);
  }

  private async ask(address: string, games: OpeningGames): Promise<void> {
    const asked = `${games} ${address}`;
    this.asked = asked;
    try {
      const opening = await this.fetchOpening(address, games);
      this.known.set(asked, opening);
      // Meanwhile the user may have gone on.
      if (this.asked === asked) this.opening.value = opening;
    } catch (error) {
      const sentence = await errorText(error);
      if (this.asked === asked) this.error.value = sentence;
    }
  }

  /** The parameters that name the current position. */
  private address(): string {
    const { rules, options, board } = this.study.record;
    const { dfen } = this.study.view(this.study.at.value);
    return positionAddress(dfen, rules, options, board).split("?")[1] ?? "";
  }
}
