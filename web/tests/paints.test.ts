/** The paints of the board's style sheet are read as a browser reads them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Paints } from "../src/diagram/paints.ts";

const paints = new Paints(readFileSync("board/board.css", "utf8"));

test("paints are those of the day, and of the army", () => {
  assert.deepEqual(paints.of("dj-light"), { fill: "#efe6d3" });
  assert.deepEqual(paints.of("dj-rim"), { fill: "#cdbc9b", stroke: "#8d7a58", width: 3 });
  assert.deepEqual(paints.of("dj-body", "blue"), { fill: "#0072b2", stroke: "#1d1a17", width: 3.5 });
  assert.deepEqual(paints.of("dj-ivory", "red"), { fill: "#fffaf0", stroke: "#1d1a17", width: 4.5 });
  assert.deepEqual(paints.of("dj-ivory", "yellow"), { fill: "#1d1a17", stroke: "#f0e442", width: 2.5 });
  assert.deepEqual(paints.of("dj-maze-rays"), { stroke: "#ffd75e", width: 48, dash: 4.71 });
  assert.deepEqual(paints.of("dj-power .dj-maze-floor", "blue"), { fill: "#003f62" });
});
