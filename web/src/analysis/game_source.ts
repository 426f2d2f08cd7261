/** The sources of an analysis: a position, an address, or a game of the service. */
import { SQUARE9 } from "../../generated/square9.ts";
import type { GameRecord } from "../../rules/src/engine/messages.ts";
import { GameLog } from "../common/game_log.ts";
import { levelName } from "../common/seats/level_name.ts";
import type { CoreFactory, GameEntry } from "../core/types.ts";
import { type GameState, LEVELS, type Level } from "../protocol/index.ts";
import * as text from "../text/analysis.ts";
import { bot } from "../text/common.ts";

/** The record of a game that begins with a position and has no turns. */
export function positionRecord(
  dfen: string,
  rules = "classic",
  options: Readonly<Record<string, string>> = {},
  board = SQUARE9.name,
): GameRecord {
  return { board, rules, options, start: dfen, entries: [], variations: [], names: {} };
}

/** A game of the service that an address names, and the ply to show; without one the start. */
export interface GameRequest {
  game: string;
  ply: number;
}

/** A record or a position that an address holds as a text. */
export interface GivenText {
  text: string;
}

/** What the page's query may have. As boards of chess call a position `fen` and a record `pgn`, so may it. */
const PARAMETERS = {
  games: ["game"],
  positions: ["dfen", "fen", "position"],
  records: ["record", "pgn"],
  others: ["ply", "turn", "rules", "options", "board", "lang"],
};

/**
 * Parses the page's query: `?game=ID&ply=N`, `?dfen=…&rules=…&options=…&board=…` or `?record=…`, all optional.
 * Throws where it has nothing but what the page doesn't know: what others add to an address that is whole, such
 * as marks of where it was read, is passed over.
 */
export function parseAddress(search: URLSearchParams): GameRequest | GameRecord | GivenText {
  const raw = new Map([...search].map(([key, value]) => [key.toLowerCase(), value]));
  const given = new Map([...raw].map(([key, value]) => [key, plainText(value)]));
  const first = (names: string[]) => names.map((name) => given.get(name)).find(Boolean);
  const game = first(PARAMETERS.games);
  if (game) return { game, ply: Math.max(0, Math.trunc(Number(first(["ply", "turn"]))) || 0) };
  // Its lines are its author's.
  const record = PARAMETERS.records.map((name) => raw.get(name)).find(Boolean);
  if (record) return { text: record };
  const known = Object.values(PARAMETERS).flat();
  const unknown = [...given.keys()].find((name) => !known.includes(name) && !isMarkOfWay(name));
  const isKnown = [...given.keys()].some((name) => known.includes(name) && name !== "lang");
  if (unknown !== undefined && !isKnown)
    throw new Error(text.unknownParameter({ name: unknown.slice(0, 40) }));
  const options = (given.get("options") ?? "")
    .split(",")
    .map((option) => option.trim())
    .filter(Boolean);
  const dfen = plainPosition(first(PARAMETERS.positions) ?? "start");
  return positionRecord(dfen, given.get("rules") ?? "classic", optionsObject(options), given.get("board"));
}

/** Whether a parameter is one that mails, searchers and other sites add to say where a link was read. */
function isMarkOfWay(name: string): boolean {
  return /^(utm_|mc_|_hs)|clid$|^(ref|referrer|source|si|igsh\w*)$/.test(name);
}

/**
 * The query of an address of this page, or of a game of the service, if a text is one, with or without its
 * beginning; null if it is a position or a record. Throws if it is another address.
 */
export function pastedAddress(pasted: string): URLSearchParams | null {
  const address = unquoted(linkTarget(plainText(pasted))).replaceAll("&amp;", "&");
  const query = /^(?:\S*\/)?analysis\/?\?([^#]*)(?:#.*)?$/.exec(address)?.[1];
  if (query !== undefined) return new URLSearchParams(query);
  const ofGame = /^(?:\S*\/)?game\/(\w+)\/?(?:\?([^#]*))?(?:#.*)?$/.exec(address);
  if (ofGame?.[1]) {
    const turn = new URLSearchParams(ofGame[2]).get("turn") ?? "0";
    return new URLSearchParams({ game: ofGame[1], turn });
  }
  if (/^https?:\/\/\S+$/i.test(address)) throw new Error(text.otherAddress());
  return null;
}

/** The address of a link in Markdown or HTML; any other text as it is. */
function linkTarget(pasted: string): string {
  return /^\[[^\]]*\]\((\S+)\)$/.exec(pasted)?.[1] ?? /^<a\s[^>]*href="([^"]+)"/i.exec(pasted)?.[1] ?? pasted;
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
function plainText(typed: string): string {
  return typed
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

/** Options, each as `option=value`, as the rules core takes them. */
function optionsObject(options: readonly string[]): Record<string, string> {
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
  const named = Object.entries(settings.seats).flatMap(([seat, player]) => {
    const name = player?.kind === "bot" ? botName(player.level) : player?.name;
    return name ? [[seat, name]] : [];
  });
  const { board, rules, start } = settings;
  const names = Object.fromEntries(named);
  return { board, rules: rules.set, options: rules.options, start, entries, variations: [], names };
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
