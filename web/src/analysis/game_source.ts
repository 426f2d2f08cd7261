/** The sources of an analysis: a position, an address, or a game of the service. */
import { SQUARE9 } from "../../generated/square9.ts";
import { levelName } from "../common/seats/level_name.ts";
import type { CoreFactory, GameEntry } from "../core/types.ts";
import type { GameRecord } from "../engine/messages.ts";
import { GameLog } from "../game/game_log.ts";
import { type GameState, LEVELS, type Level } from "../protocol/index.ts";
import { bot } from "../text/common.ts";

/** The record of a game that begins with a position and has no turns. */
export function positionRecord(
  dfen: string,
  rules = "classic",
  options: string[] = [],
  board = SQUARE9.name,
): GameRecord {
  return { board, rules, options, start: dfen, entries: [], variations: [], names: [] };
}

/** A game of the service that an address names, and the ply to show; without one the start. */
export interface GameRequest {
  game: string;
  ply: number;
}

/**
 * Parses the page's query: `?game=ID&ply=N`, or `?dfen=…&rules=…&options=…&board=…`, all optional. As boards
 * of chess call a position `fen`, that is read as well.
 */
export function parseAddress(search: URLSearchParams): GameRequest | GameRecord {
  const value = (name: string) => {
    const found = [...search].find(([key]) => key.toLowerCase() === name);
    return found && plainText(found[1]);
  };
  const game = value("game");
  if (game) return { game, ply: Math.max(0, Math.trunc(Number(value("ply"))) || 0) };
  const options = (value("options") ?? "")
    .split(",")
    .map((option) => option.trim())
    .filter(Boolean);
  const dfen = plainPosition(value("dfen") ?? value("fen") ?? "start");
  return positionRecord(dfen, value("rules") ?? "classic", options, value("board"));
}

/** The query of an address of this page, if a text is one, with or without its beginning. */
export function pastedAddress(text: string): URLSearchParams | null {
  const query = /^(?:\S*\/)?analysis\/?\?([^#]*)(?:#.*)?$/.exec(unquoted(plainText(text)))?.[1];
  return query === undefined ? null : new URLSearchParams(query.replaceAll("&amp;", "&"));
}

/**
 * A position string as its author meant it: in one line with single spaces, without quotation marks around
 * it, with broken lines joined.
 */
export function plainPosition(text: string): string {
  const plain = unquoted(plainText(text)).replace(/ ?\/ ?/g, "/");
  return plain.toLowerCase() === "start" ? "start" : plain;
}

/** A text in one line with single spaces, without characters that cannot be seen. */
function plainText(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\p{White_Space}\p{Control}]+/gu, " ")
    .trim();
}

/** A text without quotation marks or brackets around it. */
function unquoted(text: string): string {
  return /^["'`“”„‟«»‘’‚<]+ ?(.*?) ?["'`“”‟«»‘’>]+[.,;]?$/.exec(text)?.[1] ?? text;
}

/** The address of the analysis page for a game of the service after a ply. */
export function gameAddress({ game, ply }: GameRequest): string {
  return `/analysis?${new URLSearchParams({ game, ply: String(ply) })}`;
}

/** Whether a text is a position string rather than a record: only then its first word has ranks. */
export function isPosition(text: string): boolean {
  const first = plainPosition(text).split(" ", 1)[0] ?? "";
  return first === "start" || /^[^[{;]*\/.*\//.test(first);
}

/** Options as the rules core takes them. */
export function optionsObject(options: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => {
      const [name = "", ...value] = option.split("=");
      return [name, value.join("=")];
    }),
  );
}

/** The record of a game of the service. */
export function gameRecord(createCore: CoreFactory, { settings, events }: GameState): GameRecord {
  const log = new GameLog(createCore, settings);
  for (const event of events) log.add(event);
  const entries = log.plies.map(({ kind, seat, move }): GameEntry => {
    if (kind === "turn") return { kind, move };
    if ((kind === "resign" || kind === "flag_fall") && seat) return { kind, seat };
    return { kind: kind === "closed" || kind === "length_limit" ? kind : "draw" };
  });
  const names = Object.values(settings.seats).map((player) =>
    player?.kind === "bot" ? botName(player.level) : (player?.name ?? ""),
  );
  const { board, rules, start } = settings;
  const options = Object.entries(rules.options).map(([option, value]) => `${option}=${value}`);
  return { board, rules: rules.set, options, start, entries, variations: [], names };
}

/** The name of a bot in records, which all languages share. */
function botName(level: Level): string {
  return `Djambi ${level}`;
}

/** A player's name in a record, as people are told it. */
export function playerName(name: string): string {
  const level = LEVELS.find((level) => botName(level) === name);
  return level ? bot({ level: levelName(level) }) : name;
}
