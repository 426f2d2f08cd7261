import { SQUARE9 } from "../../generated/square9.ts";

/** The address of the analysis page for a position. */
export function positionAddress(
  dfen: string,
  rules: string,
  options: Readonly<Partial<Record<string, string>>>,
  board: string,
): string {
  const search = new URLSearchParams({ dfen });
  if (rules !== "classic") search.set("rules", rules);
  const changes = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  if (changes.length > 0) search.set("options", changes.join(","));
  if (board !== SQUARE9.name) search.set("board", board);
  return `/analysis?${search}`;
}
