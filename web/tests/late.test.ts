import assert from "node:assert/strict";
import { test } from "node:test";
import { type LatePart, late, loadLatePart } from "../src/game/late.ts";

test("the late part is asked for until it comes", async () => {
  const part = {} as LatePart;
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked < 3) throw new Error("no connection");
    return part;
  };
  await loadLatePart(load, 1);
  assert.equal(late.value, null, "the first attempt fails");
  await new Promise((done) => late.subscribe((value) => value && done(value)));
  assert.equal(late.value, part);
  assert.equal(asked, 3);
});
