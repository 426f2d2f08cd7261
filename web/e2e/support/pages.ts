/** The pages that are there without a game. */

/** Their addresses, and one that leads nowhere. */
export const PAGES = [
  "/",
  "/rules",
  "/learn",
  "/puzzles",
  "/analysis",
  "/games",
  "/ladder",
  "/account",
  "/about",
  "/licences",
  "/privacy",
  "/nowhere",
] as const;
