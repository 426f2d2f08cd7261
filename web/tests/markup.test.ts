import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** Where markup is set as a text: drawings of our own, in which names are escaped. */
const DRAWINGS = {
  "home/lobby_games.tsx": 1,
  "home/small_boards.ts": 1,
  "home/thumbnail.tsx": 2,
  "learn/view/list.tsx": 2,
};

test("nothing but drawings becomes markup, so no name and no word of a person does", () => {
  const folder = join(import.meta.dirname, "../../src");
  const found: Record<string, number> = {};
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.tsx?$/.test(name)) continue;
    const uses = readFileSync(join(folder, name), "utf8").match(
      /__html|innerHTML =|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/g,
    );
    if (uses) found[name.replaceAll("\\", "/")] = uses.length;
  }
  assert.deepEqual(found, DRAWINGS);
});
