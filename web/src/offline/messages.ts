/** What pages say to a service worker that waits to take over from the version before, and what it answers. */

/** What a page says: that it wants the worker now, or which scripts it has, by which the worker sees how old it is. */
export type ShellRequest = { ask: "take over" } | { ask: "whether"; scripts: readonly string[] };

/** Whether the page is older than the worker. */
export type ShellAnswer = "outdated" | "fine";

/** What a service worker says to all pages: that something was pushed to this browser, and under which tag. */
export interface PushArrival {
  arrived: string;
}
