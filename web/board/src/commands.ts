/** The commands of the keyboard. */
import type { Role } from "./types.ts";

/** What a key can ask for: the next piece of a role (with Shift the one before), the maze, or to be told
 * the lines from here, the attackers of the player's own chief, the coming turns, and the keys. */
export type KeyCommand = Role | "maze" | "lines" | "attackers" | "turns" | "help";

/** The key of each command, in lower case. */
export type Keys = Readonly<Record<KeyCommand, string>>;
