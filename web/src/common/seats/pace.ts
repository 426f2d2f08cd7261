import { oneOf } from "../browser/shape.ts";
import { storedSignal } from "../browser/stored.ts";

/** How fast the page shows the turns of bots: at once, so that a person can follow, or slowly. */
export type BotPace = "quick" | "calm" | "slow";

export const BOT_PACES: readonly BotPace[] = ["quick", "calm", "slow"];

/** The pace of games against bots only, which this browser remembers. */
export const botPace = storedSignal<BotPace>("djambi.pace", "calm", oneOf(BOT_PACES));
