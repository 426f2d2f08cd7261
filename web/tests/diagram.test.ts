/** Small boards draw each piece as the game does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "../board/src/layout.ts";
import type { ControllerView, Role, Seat } from "../board/src/types.ts";
import { SQUARE9 } from "../generated/square9.ts";
import { type Diagram, drawDiagram } from "../src/diagram/diagram.ts";

const layout = new Layout(SQUARE9, "red");
const NOTHING = { arrows: [], victims: [], ghosts: [], targets: [], names: "hidden", label: "" } as const;

function drawn(controller: ControllerView | undefined, army: Seat = "blue", role: Role = "assassin"): string {
  const controllers: Diagram["controllers"] = controller ? { [army]: controller } : {};
  return drawDiagram({
    ...NOTHING,
    layout,
    pieces: [{ square: "c3", army, role }],
    controllers,
    power: null,
  });
}

test("no drawing has a path without a shape, whoever commands the piece", () => {
  for (const controller of [undefined, "blue", "red", "hostage", "orphan"] as const)
    assert.doesNotMatch(drawn(controller), /undefined|NaN/, controller);
});

test("hostages have a lock, orphans have none, and both are drawn as nobody's", () => {
  assert.match(drawn("hostage"), /class="dj-piece dj-hostage".*class="dj-flag"/);
  assert.match(drawn("orphan"), /class="dj-piece dj-orphan"/);
  assert.doesNotMatch(drawn("orphan"), /dj-flag/);
  assert.match(drawn("red"), /class="dj-piece dj-taken".*data-army="red" class="dj-flag"/);
  assert.match(drawn("blue"), /class="dj-piece" data-army="blue"/);
});
