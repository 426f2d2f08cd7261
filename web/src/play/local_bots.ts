/** The bots of a game without a service, which think in the engine's worker. */
import type { Engine } from "../../rules/src/engine/engine.ts";
import type { BotRequest, BotTurn } from "../../rules/src/engine/messages.ts";
import type { Question } from "./room.ts";

/** How long a bot takes at least: the page shows its turn at the user's pace. */
const DELAY_MS = 120;
/** How often a bot is asked for the same turn. */
const ATTEMPTS = 3;

/** What the bots need; tests bring their own. */
export interface BotsEnv {
  engine: Pick<Engine, "play">;
  /** The bot that is next, if one is. */
  question(): Question | undefined;
  /** The position in which it thinks, with the seats of persons. */
  position(): Omit<BotRequest, "level" | "seed">;
  /** Plays what a bot has found; says whether it was taken. */
  found(question: Question, found: BotTurn): Promise<boolean>;
  /** The bots cannot play. */
  onFailure(): void;
  wait(ms: number): Promise<void>;
  seed(): number;
}

/** The bots of a game: one thinks at a time. */
export class LocalBots {
  private thinks = false;
  private failures = 0;

  constructor(private readonly env: BotsEnv) {}

  /** Lets the bot think that is next, if one is and none thinks. */
  async think(): Promise<void> {
    const { env } = this;
    const question = this.thinks || this.failures >= ATTEMPTS ? undefined : env.question();
    if (!question) return;
    this.thinks = true;
    try {
      const request = { ...env.position(), level: question.level, seed: env.seed() };
      const [found] = await Promise.all([env.engine.play(request), env.wait(DELAY_MS)]);
      // Something may have happened meanwhile; then the bot is asked again.
      const isStale = env.question()?.at !== question.at;
      const isTaken = found !== null && !isStale && (await env.found(question, found));
      this.failures = isTaken || isStale ? 0 : this.failures + 1;
    } catch {
      this.failures += 1;
    }
    this.thinks = false;
    if (this.failures >= ATTEMPTS) env.onFailure();
    else await this.think();
  }
}
