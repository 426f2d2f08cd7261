/** The puzzles, which all languages share; the page of the puzzles imports them by their address. */
export { PUZZLES } from "../../generated/puzzles.ts";
