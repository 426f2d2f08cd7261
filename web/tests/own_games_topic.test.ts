import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { signal } from "@preact/signals";
import { followOwnGames } from "../src/home/own_games_topic.ts";
import type { GameId, NoticeKind, OwnGame } from "../src/protocol/index.ts";

mock.timers.enable({ apis: ["setTimeout"] });

/** A list that is followed, with what its page may hear. */
function setUp() {
  const own = signal<readonly OwnGame[] | null>(null);
  const notices = signal<ReadonlyMap<GameId, NoticeKind>>(new Map());
  const answers: ((games: readonly OwnGame[]) => void)[] = [];
  let wake = () => {};
  followOwnGames(own, notices, {
    fetch: () => new Promise((answer) => answers.push(answer)),
    onWake: (call) => {
      wake = call;
    },
  });
  const questions = () => {
    mock.timers.tick(60_000);
    return answers.length;
  };
  return { own, notices, answers, questions, wake: () => wake() };
}

const game = (id: string) => ({ id }) as OwnGame;
const settled = () => Promise.resolve().then(() => {});

test("the list is asked for at once, and not again while nothing happens", () => {
  const { notices, questions } = setUp();
  notices.value = new Map();
  assert.equal(questions(), 1);
});

test("the list is asked for again when a game waits, and when the last one waits no more", () => {
  const { notices, questions } = setUp();
  notices.value = new Map([["g", "your_turn"]]);
  assert.equal(questions(), 2);
  notices.value = new Map([["g", "over"]]);
  assert.equal(questions(), 3);
  notices.value = new Map();
  assert.equal(questions(), 4, "the turn was played on another device");
});

test("changes that come together are one question", () => {
  const { notices, questions } = setUp();
  for (const id of ["a", "b", "c"]) notices.value = new Map([...notices.value, [id, "your_turn"]]);
  assert.equal(questions(), 2);
});

test("a page that comes back asks again", () => {
  const { questions, wake } = setUp();
  wake();
  assert.equal(questions(), 2);
});

test("an answer that comes late does not replace a newer one", async () => {
  const { own, answers, wake } = setUp();
  wake();
  answers[1]?.([game("new")]);
  await settled();
  answers[0]?.([game("old")]);
  await settled();
  assert.deepEqual(own.value, [game("new")]);
});
