/** The engine's weights: fetched once, for boards that have some, and done without when that fails. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addWeights, initSync } from "../generated/djambi_engine.js";
import modulePath from "../generated/djambi_engine_bg.wasm";
import { WEIGHTS } from "../generated/weights.ts";
import { BoardWeights } from "../rules/src/engine/board_weights.ts";

/** Weights whose fetches can fail, with the log of what is fetched and added. */
function setUp(fetch = async (_: string) => new Uint8Array([7])) {
  const log: string[] = [];
  const weights = new BoardWeights({
    addresses: { hex3: ["a.bin", "b.bin"], hex6: ["c.bin"] },
    fetch: (address) => {
      log.push(`fetch ${address}`);
      return fetch(address);
    },
    add: (board, bytes) => log.push(`add ${bytes.join()} to ${board}`),
  });
  return { weights, log };
}

test("the weights of a board are fetched once, when it is first asked for", async () => {
  const { weights, log } = setUp();
  await Promise.all([weights.ready("hex6"), weights.ready("hex6")]);
  await weights.ready("hex6");
  assert.deepEqual(log, ["fetch c.bin", "add 7 to hex6"]);
  await weights.ready("hex3");
  assert.equal(log.filter((line) => line === "add 7 to hex3").length, 2);
});

test("a board without weights fetches nothing", async () => {
  const { weights, log } = setUp();
  for (const board of ["square9", "ngon4", "toString"]) await weights.ready(board);
  assert.deepEqual(log, []);
});

test("weights that cannot be fetched are done without, and asked for again by the next search", async () => {
  const { weights, log } = setUp(async () => {
    throw new TypeError("Failed to fetch");
  });
  await weights.ready("hex3");
  await weights.ready("hex3");
  const files = ["fetch a.bin", "fetch b.bin"];
  assert.deepEqual(log, [...files, ...files]);
});

test("the engine takes each file only for its own board", () => {
  initSync({ module: readFileSync(new URL(String(modulePath), import.meta.url)) });
  for (const [board, files] of Object.entries(WEIGHTS)) {
    for (const file of files) {
      const bytes = readFileSync(new URL(String(file), import.meta.url));
      assert.ok(addWeights(board, bytes), file);
      assert.ok(!addWeights("square9", bytes), file);
    }
  }
  assert.ok(!addWeights("hex3", new Uint8Array(30)));
  assert.ok(!addWeights("no board", new Uint8Array(30)));
});
