import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { bannerContent } from "../src/game/banner/banner_content.ts";
import { endingReasonOf, fallReasonAt } from "../src/game/ending/fall_reasons.ts";
import { GameStore } from "../src/game/game_store.ts";
import { type LatePart, late } from "../src/game/late.ts";
import { announceOffers } from "../src/game/offers/announce.ts";
import { awayByDay } from "../src/game/offers/away_by_day.ts";
import {
  canTakeBack,
  lastDecline,
  openOffers,
  openSeats,
  openStandIns,
  openTakeBack,
  standingOffers,
} from "../src/game/offers/standing_offers.ts";
import type {
  Command,
  Event,
  EventKind,
  OfferState,
  OpenOffer,
  Seat,
  TableState,
  YouMay,
} from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

// The tables here tick; no test waits for that, and a real timer would outlive a test that fails.
mock.timers.enable({ apis: ["setTimeout"] });

const state: TableState = { phase: "playing", presence: {}, watchers: 0 };

function event(seq: number, kind: EventKind): Event {
  return { seq, at_ms: Date.now(), ...kind };
}

function setUp(held: Seat[] = ["red"], kinds: EventKind[] = []) {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const sent: Command[] = [];
  store.connect({ command: (command) => void sent.push(command), resume: () => {}, say: () => {} });
  const events = kinds.map((kind, index) => event(index + 1, kind));
  store.onMessage({
    game: "g",
    type: "game",
    settings,
    you: { held, may: { play: held } },
    created_ms: 0,
    events,
    seq: events.length,
    state,
  });
  const tell = (kind: EventKind) =>
    store.onMessage({ game: "g", type: "event", event: event(store.lastSeq() + 1, kind) });
  const change = (changes: Partial<TableState>) =>
    store.onMessage({ game: "g", type: "state", state: { ...state, ...changes } });
  const allow = (may: YouMay) => store.onMessage({ game: "g", type: "you", you: { held, may } });
  return { store, sent, tell, change, allow };
}

/** An offer of a seat to take its last turn back. */
const takeBackOf = (seat: Seat): OpenOffer => ({ seat, offer: { what: "take_back" } });

const turn = (seat: Seat, move: string): EventKind => ({ kind: "turn", seat, move });

// The banner gets its reasons from the late part.
late.value = { awayByDay, endingReasonOf, fallReasonAt } as Partial<LatePart> as LatePart;

test("agreements of several players are one offer, as the service tells it", () => {
  const { store, tell, change } = setUp();
  const asked: Seat[] = ["red", "yellow"];
  change({ draw: { of: 2, since: 1, by: ["blue", "green"], asked } });
  const offer = { what: "draw", by: ["blue", "green"] };
  const [{ of, seat, ...rest } = { of: 0, seat: null }] = standingOffers(store);
  assert.deepEqual([of, seat, rest], [2, "blue", { ...rest, offer, asked }]);
  tell({ kind: "decline", seat: "red", of: 2 });
  assert.equal(lastDecline(store), "red");
  change({});
  assert.deepEqual(standingOffers(store), []);
});

test("an older offer stays above a newer one, whoever joins it", () => {
  const { store, change } = setUp();
  const of = (seq: number, seat: Seat) => ({ of: seq, seat, offer: { what: "pause" } as const, asked: [] });
  const kinds = () => standingOffers(store).map(({ offer }) => offer.what);
  const draw = (last: number) => ({ of: last, since: 1, by: ["blue"] as Seat[], asked: [] });
  change({ offers: [of(2, "yellow")], draw: draw(1) });
  assert.deepEqual(kinds(), ["draw", "pause"]);
  change({ offers: [of(2, "yellow")], draw: draw(3) });
  assert.deepEqual(kinds(), ["draw", "pause"], "another agreement moves nothing");
  change({ offers: [of(0, "yellow")], draw: draw(3) });
  assert.deepEqual(kinds(), ["pause", "draw"]);
});

test("the user takes back for the seat that has played last, as long as the service would take it", () => {
  const { store, sent, allow } = setUp(["red", "blue"], [turn("red", "a"), turn("blue", "b")]);
  assert.equal(openTakeBack(store), null);
  allow({ offer: [takeBackOf("red"), takeBackOf("blue")] });
  assert.equal(openTakeBack(store)?.seat, "blue");
  allow({ offer: [takeBackOf("red"), { ...takeBackOf("blue"), not_yet: "no_time_left" }] });
  assert.equal(openTakeBack(store)?.seat, "red");
  assert.equal(canTakeBack(store), true);
  allow({ offer: [{ ...takeBackOf("red"), not_yet: "offer_stands" }] });
  assert.equal(openTakeBack(store)?.seat, "red");
  assert.equal(canTakeBack(store), false);
  assert.equal(sent.length, 0);
});

test("after a withdrawal the board shows what counts, and says so", () => {
  const { store, tell } = setUp(["red"], [turn("red", "a"), turn("blue", "b"), turn("yellow", "c")]);
  const stop = announceOffers(store);
  store.review(1);
  tell({ kind: "take_back", to: 2 });
  assert.deepEqual([store.shownPly.value, store.plyCount.value, store.ply.value], [2, 2, 1]);
  assert.equal(store.announcement.value, "The game goes back to turn 3.");
  stop();
  tell({ kind: "take_back", to: 0 });
  assert.equal(store.reviewedPly.value, null, "what the user looked at counts no longer");
  assert.equal(store.mover.value, "red");
});

test("a turn that was chosen before a withdrawal is not sent again", () => {
  const { store, tell, sent } = setUp(["yellow"], [turn("red", "a"), turn("blue", "b")]);
  store.play("c");
  tell({ kind: "take_back", to: 1 });
  const id = sent[0]?.id ?? "";
  store.onMessage({ game: "g", type: "refused", id, code: "stale", message: "", seq: 3 });
  assert.equal(sent.length, 1);
  assert.equal(store.plyCount.value, 1);
});

test("during a pause, and for a seat where a bot stands in, no turn is entered", () => {
  const { store, change, allow } = setUp();
  assert.equal(store.mover.value, "red");
  change({ phase: "paused" });
  allow({});
  assert.equal(store.mover.value, null);
  assert.equal(bannerContent(store).title, "Paused");
  change({});
  allow({ play: ["red"] });
  assert.equal(store.mover.value, "red");
  const red = { kind: "person", name: "", claimed: true, stand_in: "envoy" } as const;
  store.onMessage({ game: "g", type: "seats", seats: { ...settings.seats, red } });
  allow({ offer: [{ seat: "red", offer: { what: "return" } }] });
  assert.equal(store.mover.value, null);
  assert.deepEqual(
    openOffers(store, "return").map(({ seat }) => seat),
    ["red"],
  );
  assert.equal(bannerContent(store).text, "A bot plays for you.");
});

test("a seat that has lost its player is open once it is kept for nobody", () => {
  const { store, allow, change } = setUp([]);
  allow({ sit: [{ seat: "blue" }, { seat: "green", from_ms: Date.now() + 60_000 }] });
  assert.deepEqual(openSeats(store), ["blue"]);
  change({ phase: "waiting" });
  assert.deepEqual(openSeats(store), [], "the free seats of a table that waits stand in its own list");
});

test("the banner says for whom the game waits, and a bot may play when the service says so", () => {
  const { store, change, allow } = setUp(["red"], [turn("red", "a")]);
  const blue = (state: "away" | "gone", ms: number, stand_in_from_ms?: number) =>
    change({
      presence: {
        blue: { state, since_ms: Date.now() - ms, ...(stand_in_from_ms ? { stand_in_from_ms } : {}) },
      },
    });
  const gone = (ms: number) => {
    const from_ms = Date.now() - ms + 100_000;
    blue("gone", ms, from_ms);
    allow({ offer: [{ seat: "red", offer: { what: "stand_in", for: "blue" }, from_ms }] });
  };
  gone(5_000);
  assert.equal(bannerContent(store).text, "Waiting for Blue, who has lost the connection.");
  assert.deepEqual(openStandIns(store), []);
  gone(125_000);
  assert.equal(bannerContent(store).text, "Waiting for Blue, who has been gone for 2 min.");
  assert.equal(openStandIns(store).length, 1);
});

test("a name of another direction keeps its place in the sentence", () => {
  const { store } = setUp(["red"], [turn("red", "a")]);
  const blue = { kind: "person", claimed: true, name: "\u0639\u0644\u064a 2" } as const;
  store.onMessage({ game: "g", type: "seats", seats: { ...settings.seats, blue } });
  assert.equal(bannerContent(store).text, "Waiting for \u2068\u0639\u0644\u064a 2\u2069.");
});

test("by the day the banner tells the time that an absent player has left, and when a bot may play", () => {
  const { store, change } = setUp(["red"], [turn("red", "a")]);
  const hour = 60 * 60_000;
  const clock = { kind: "by_day", turn_s: 86_400, bank_s: 0 } as const;
  store.settings.value = { ...settings, clock };
  const away = (bot?: number) => {
    const from = bot === undefined ? {} : { stand_in_from_ms: Date.now() + bot };
    const left = { red: 0, blue: 0, yellow: 0, green: 0 };
    change({
      presence: {
        blue: { state: bot === undefined ? "away" : "gone", since_ms: Date.now() - hour, ...from },
      },
      clock: { left, turn_left: 23.5 * hour, running: "blue" },
    });
    return bannerContent(store).text;
  };
  assert.equal(away(), "Waiting for Blue, who is away: 23\u00a0hours left.");
  assert.equal(
    away(5.5 * hour),
    "Waiting for Blue, who is away: 23\u00a0hours left. A bot may play for them in 5\u00a0hours.",
  );
  assert.equal(
    away(30 * hour),
    "Waiting for Blue, who is away: 23\u00a0hours left.",
    "their time ends before",
  );
});

test("a limit of the first turn is told with its seconds, and not spoken", () => {
  const { store, change } = setUp();
  change({ first_turn_by_ms: Date.now() + 23_500 });
  const { timing, text } = bannerContent(store);
  assert.equal(timing, "Play within 24 s, or the game is closed.");
  assert.doesNotMatch(text, /within/);
});

test("why a game was closed is told", () => {
  const { store } = setUp(["red"], [{ kind: "closed", cause: "aborted" }]);
  assert.equal(bannerContent(store).text, "The players have called it off. Nobody has a result.");
});

test("an offer waits until the board has shown the position in which it was made", () => {
  const { store, tell, change } = setUp(["red"], [{ kind: "turn", seat: "red", move: "a" }]);
  const offer = (of: number): OfferState => ({ of, seat: "blue", offer: { what: "pause" }, asked: ["red"] });
  tell({ kind: "offer", seat: "blue", offer: { what: "pause" } });
  tell({ kind: "turn", seat: "blue", move: "b" });
  tell({ kind: "offer", seat: "blue", offer: { what: "pause" } });
  change({ offers: [offer(2), offer(4)] });
  assert.deepEqual(
    standingOffers(store).map(({ of }) => of),
    [2],
  );
  store.markShown(2);
  assert.deepEqual(
    standingOffers(store).map(({ of }) => of),
    [2, 4],
  );
});
