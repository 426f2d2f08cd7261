/** A thing of its own has a word of its own, in each language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as besideEn from "../src/text/beside.en.ts";
import * as besideEs from "../src/text/beside.es.ts";
import * as besideFr from "../src/text/beside.fr.ts";
import * as coachEn from "../src/text/coach.en.ts";
import * as coachEs from "../src/text/coach.es.ts";
import * as coachFr from "../src/text/coach.fr.ts";
import * as guideEn from "../src/text/guide.en.ts";
import * as guideEs from "../src/text/guide.es.ts";
import * as guideFr from "../src/text/guide.fr.ts";

test("a step back, a turn that is undone and one that friends allow are three words", () => {
  for (const [guide, coach, beside] of [
    [guideEn, coachEn, besideEn],
    [guideEs, coachEs, besideEs],
    [guideFr, coachFr, besideFr],
  ] as const) {
    const words = [guide.takeItBack(), coach.undoThatTurn(), beside.takeBack()];
    assert.equal(new Set(words).size, 3, words.join(", "));
  }
});
