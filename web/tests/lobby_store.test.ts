import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, geometry, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import { newsOf } from "../src/common/news.ts";
import { LobbyStore } from "../src/home/lobby_store.ts";
import { smallBoards } from "../src/home/small_boards.ts";
import { Connection } from "../src/net/connection.ts";
import { NoticeTopic } from "../src/net/notice_topic.ts";
import {
  BOARDS,
  type GameId,
  type Lobby,
  type LobbyGame,
  type NoticeKind,
  VERSION,
} from "../src/protocol/index.ts";
import { Network } from "./fake_network.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

function lobby(epoch: number, seq: number): Lobby {
  return { epoch, seq, tables: [], games: [], playing: seq, watching: 0 };
}

function setUp() {
  const network = new Network();
  const connection = new Connection(network);
  const [store, notices] = [new LobbyStore(), new NoticeTopic()];
  connection.add(store);
  connection.add(notices);
  connection.open();
  return { network, store, notices };
}

/** Opens the newest connection; returns what the page asks on it. */
function greet({ socket }: Network) {
  socket.open();
  socket.receive({ type: "welcome", version: VERSION, now_ms: 0 });
  return socket.sent.flatMap((message) => (message.type === "hello" ? message.follow : []));
}

test("it follows the lobby and the notices, and goes on after a reconnection", () => {
  const { network, store } = setUp();
  assert.deepEqual(greet(network), [{ topic: { kind: "lobby" } }, { topic: { kind: "notices" } }]);
  network.socket.receive({ type: "lobby", ...lobby(7, 3) });
  network.socket.receive({ type: "lobby_change", seq: 5, playing: 9, watching: 1 });
  assert.equal(store.list.value?.playing, 9);
  network.socket.break();
  assert.equal(store.unreachable.value, true);
  network.fire(400);
  assert.deepEqual(greet(network), [
    { topic: { kind: "lobby" }, since: 5, epoch: 7 },
    { topic: { kind: "notices" } },
  ]);
  network.socket.receive({ type: "lobby_change", seq: 6, playing: 2, watching: 0 });
  assert.deepEqual([store.list.value?.playing, store.unreachable.value], [2, false]);
});

test("the answer of the connection is newer than the one without it", () => {
  const { network, store } = setUp();
  greet(network);
  network.socket.receive({ type: "lobby", ...lobby(7, 3) });
  store.takeWhole(lobby(7, 2));
  assert.equal(store.list.value?.seq, 3);
});

test("a notice names a game, and is not one of its messages", () => {
  const { network, notices } = setUp();
  greet(network);
  network.socket.receive({ type: "notices", epoch: 1, seq: 1, games: [], unread: 0 });
  network.socket.receive({ type: "notice", seq: 2, game: "g", kind: "your_turn" });
  assert.deepEqual([...notices.games.value], [["g", "your_turn"]]);
});

test("news tell of the games that wait, but not of the one that is shown", () => {
  const games = new Map([["a", "offer"]] as [GameId, NoticeKind][]);
  const offer = { words: "Somebody offers you something in a game", address: "/game/a" };
  assert.deepEqual(newsOf(games, []), offer);
  assert.deepEqual(newsOf(games, ["b"]), offer);
  assert.equal(newsOf(games, ["a"]), null);
  games.set("b", "your_turn");
  assert.deepEqual(newsOf(games, ["b"]), offer);
  games.set("c", "over");
  assert.deepEqual(newsOf(games, ["b"]), { words: "2 games wait for you", address: "/" });
});

test("the game of each board is drawn small, and an unreadable position is not", () => {
  const draw = smallBoards((...settings) => new DjambiGame(...settings), geometry);
  const rules = { set: "classic", options: {} } as const;
  for (const { name: board } of BOARDS) {
    const game: LobbyGame = {
      ...{ id: "g", board, rules, position: "start", turn: "red" },
      ...{ seats: {}, watchers: 0, since_ms: 0 },
    };
    const drawn = draw(game, 'A "label"');
    assert.match(drawn, /^<svg .*aria-label="A &quot;label&quot;"/);
    assert.ok(drawn.includes("#dj-chief"), board);
    assert.equal(draw({ ...game, position: "not a position" }, ""), "");
  }
});
