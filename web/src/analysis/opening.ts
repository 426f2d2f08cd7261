/** What an analysis begins with: the start, a position, or a game that the service knows. */
import { type CoreMaker, SEATS } from "../core/types.ts";
import type { Transcript } from "../engine/messages.ts";
import { Chronicle } from "../game/chronicle.ts";
import type { GameState } from "../protocol/index.ts";

/** A position, and nothing played yet. */
export function position(dfen: string, rules = "classic", options: string[] = []): Transcript {
  return { rules, options, start: dfen, entries: [], names: SEATS.map(() => "") };
}

/** What the page's address asks for: `?game=ID`, or `?dfen=…&rules=…&options=…`, each of which may be missing. */
export function asked(search: URLSearchParams): { game: string } | Transcript {
  const game = search.get("game");
  if (game) return { game };
  const options = (search.get("options") ?? "").split(",").filter(Boolean);
  return position(search.get("dfen") ?? "start", search.get("rules") ?? "classic", options);
}

/** The address of this page with a position on it. */
export function address(dfen: string, rules: string, options: readonly string[]): string {
  const search = new URLSearchParams({ dfen });
  if (rules !== "classic") search.set("rules", rules);
  if (options.length > 0) search.set("options", options.join(","));
  return `/analysis?${search}`;
}

/** Whether a text is meant as a position string, and not as a record: only there the first word has ranks. */
export function isPosition(text: string): boolean {
  const first = text.trim().split(/\s+/, 1)[0] ?? "";
  return first === "start" || /^[^[{;]*\/.*\//.test(first);
}

/** Options as the rules core wants them. */
export function asObject(options: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => {
      const [name = "", ...value] = option.split("=");
      return [name, value.join("=")];
    }),
  );
}

/** A game of the service as a transcript. */
export function ofGame(make: CoreMaker, { settings, events }: GameState): Transcript {
  const chronicle = new Chronicle(make, settings);
  for (const event of events) chronicle.tell(event);
  const entries = chronicle.plies.map(({ kind, seat, move }) => {
    if (kind === "turn") return move;
    return kind === "resign" ? `${seat} resigns` : "draw agreed";
  });
  const names = SEATS.map((seat) => {
    const sitter = settings.seats[seat];
    return sitter?.kind === "bot" ? `Djambi ${sitter.level}` : (sitter?.name ?? "");
  });
  const options = Object.entries(settings.options).map(([option, value]) => `${option}=${value}`);
  return { rules: settings.rules, options, start: settings.start, entries, names };
}
