import assert from "node:assert/strict";
import { test } from "node:test";
import { changedList, type LobbyList, swept, wholeList } from "../src/home/lobby_list.ts";
import { changedNotices, wholeNotices } from "../src/net/notice_list.ts";
import { type Lobby, type LobbyGame, type LobbyTable, USUAL_TABLE } from "../src/protocol/index.ts";

const RULES = { set: "classic", options: {} } as const;

function table(id: string, host = "Ana"): LobbyTable {
  return {
    id,
    board: "square9",
    rules: RULES,
    table: USUAL_TABLE,
    host,
    seats: { red: { person: host }, blue: "free" },
    here: 1,
    since_ms: 1,
  };
}

function game(id: string, position = "start"): LobbyGame {
  const seats = { red: { person: "Ana" }, blue: { bot: "envoy" } } as const;
  return { id, board: "square9", rules: RULES, position, turn: "red", seats, watchers: 0, since_ms: 1 };
}

function lobby(seq: number, tables: LobbyTable[], games: LobbyGame[] = []): Lobby {
  return { epoch: 7, seq, tables, games, playing: 2, watching: 0 };
}

/** The ids in order; `+` marks a new one, `-` one that is gone. */
function ids({ tables, games }: LobbyList): string[] {
  return [tables, games].map((entries) =>
    entries.map(({ item, isNew, isGone }) => `${isNew ? "+" : ""}${isGone ? "-" : ""}${item.id}`).join(" "),
  );
}

const COUNTS = { playing: 2, watching: 0 };

test("the first lobby is listed as it comes, and nothing of it is new", () => {
  assert.deepEqual(ids(wholeList(lobby(3, [table("b"), table("a")], [game("g")]))), ["b a", "g"]);
});

test("a new table comes last, a changed one keeps its place", () => {
  const first = wholeList(lobby(3, [table("b"), table("a")]));
  const next = changedList(first, { seq: 5, tables: [table("c"), table("b", "Bo")], ...COUNTS });
  assert.deepEqual(ids(next), ["b a +c", ""]);
  assert.equal(next.tables[0]?.item.host, "Bo");
  assert.equal(next.seq, 5);
});

test("a table that is gone keeps its place until it is swept", () => {
  const first = wholeList(lobby(3, [table("b"), table("a")]));
  const next = changedList(first, { seq: 4, gone: ["b"], ...COUNTS });
  assert.deepEqual(ids(next), ["-b a", ""]);
  assert.deepEqual(ids(swept(next)), ["a", ""]);
});

test("a table becomes a game", () => {
  const next = changedList(wholeList(lobby(3, [table("a")])), { seq: 4, games: [game("a")], ...COUNTS });
  assert.deepEqual(ids(next), ["-a", "+a"]);
});

test("a change that is known already changes nothing", () => {
  const first = wholeList(lobby(3, [table("a")]));
  assert.equal(changedList(first, { seq: 3, gone: ["a"], playing: 9, watching: 9 }), first);
});

test("a whole lobby after a restart keeps the places of what is still there", () => {
  const before = wholeList(lobby(9, [table("c"), table("b"), table("a")], [game("g")]));
  const next = wholeList({ ...lobby(1, [table("d"), table("a"), table("c")]), epoch: 8 }, before);
  assert.deepEqual(ids(next), ["c -b a +d", "-g"]);
  assert.deepEqual([next.epoch, next.seq], [8, 1]);
});

test("a table that comes back is there again", () => {
  const gone = changedList(wholeList(lobby(3, [table("a")])), { seq: 4, gone: ["a"], ...COUNTS });
  assert.deepEqual(ids(changedList(gone, { seq: 5, tables: [table("a")], ...COUNTS })), ["a", ""]);
});

test("notices come, change and go", () => {
  const first = wholeNotices({
    epoch: 1,
    seq: 2,
    games: [{ game: "a", kind: "your_turn" }],
    unread: 3,
  });
  const more = changedNotices(first, { seq: 3, game: "b", kind: "started" });
  assert.deepEqual(
    [...more.games],
    [
      ["a", "your_turn"],
      ["b", "started"],
    ],
  );
  const fewer = changedNotices(more, { seq: 4, game: "a" });
  assert.deepEqual([...fewer.games], [["b", "started"]]);
  assert.equal(changedNotices(fewer, { seq: 4, game: "b" }), fewer);
});
