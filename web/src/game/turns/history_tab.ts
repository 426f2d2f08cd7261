/** The part of the page in the place of the turns: turns, talk or promises. */
import { signal } from "@preact/signals";

/** The turns, the talk, or the promises of a game that is over. */
export type HistoryTab = "turns" | "talk" | "promises";

/** The tab that the user has chosen; on a narrow page the talk is a sheet, open while it is chosen. */
export const historyTab = signal<HistoryTab>("turns");
