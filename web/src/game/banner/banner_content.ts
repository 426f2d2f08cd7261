/** The content of the banner under the board. */

import { endingHeadline } from "../../common/ending/endings.ts";
import type { GameError } from "../../common/problem.ts";
import { elapsedText, remainingText } from "../../common/table/duration.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { ConnectionState } from "../../net/connection.ts";
import type { Settings } from "../../protocol/index.ts";
import { didNotWork, seatName } from "../../text/common.ts";
import * as text from "../../text/game.ts";
import { againSentence } from "../ending/again.ts";
import { storyOf } from "../ending/fall.ts";
import type { GameStore } from "../game_store.ts";
import { late } from "../late.ts";
import { drawOffers } from "../offers/draw_offers.ts";
import type { Absence, TableStore } from "../table/table_store.ts";
import { plyText } from "../turns/ply_text.ts";

/** A banner's texts, and its tone, which gives it its colour. */
export interface BannerContent {
  tone: "mine" | "wait" | "look" | "over" | "trouble";
  /** The army whose mark stands before the title. */
  seat: Seat | null;
  title: string;
  text: string;
  /** How long there is time for it. It changes each second, and is not announced. */
  timing?: string;
}

/** The banner: why a choice was refused, or what a turn would cost, in place of what is to be done. */
export function bannerContent(store: GameStore): BannerContent {
  const content = stateBanner(store);
  const note = noteOf(store);
  if (!note || content.tone === "trouble") return content;
  const { tone, seat, title } = content;
  return { tone, seat, title, text: note };
}

/** What the banner says in place of what is to be done; empty if it says nothing else. */
export function noteOf({ guide, plyCount }: GameStore): string {
  const notice = guide.notice.value;
  const told = notice && plyCount.value <= notice.plies ? notice.message : "";
  return guide.refusal.value?.message || guide.risk.value?.message || told;
}

/** The banner of the game's current state. */
function stateBanner(store: GameStore): BannerContent {
  const error = store.error.value;
  if (error) return { tone: "trouble", seat: null, title: didNotWork(), text: errorSentence(error) };
  const settings = store.settings.value;
  const shown = store.position.value;
  const latest = store.latest.value;
  if (!settings || !shown || !latest)
    return { tone: "wait", seat: null, title: text.joining(), text: text.oneMoment() };
  if (store.table.isWaiting.value) return { tone: "wait", seat: null, title: text.waitingTitle(), text: "" };
  if (store.reviewedPly.value !== null) return reviewBanner(store, store.reviewedPly.value);
  if (!store.upToDate.value) return playbackBanner(store);
  if (latest.outcome) {
    const reason = late.value?.endingReasonOf(store.log, latest, store.held.value) ?? "";
    const sentences = [againSentence(store), reason, earlierFall(store)].filter(Boolean);
    const title = endingHeadline(latest.outcome);
    return { tone: "over", seat: winner(latest), title, text: text.sentences({ sentences }) };
  }
  if (store.table.isPaused.value)
    return { tone: "wait", seat: null, title: text.paused(), text: text.pausedText() };
  const link = store.connection.value.state;
  if (store.pending.value && (link !== "open" || store.isLate.value)) return unsentBanner(latest, link);
  if (store.mover.value) return ownTurnBanner(store, latest, store.mover.value);
  return waitingBanner(store, settings, latest);
}

function errorSentence({ message, section }: GameError): string {
  return section ? text.byRule({ message, section }) : message;
}

function reviewBanner(store: GameStore, ply: number): BannerContent {
  if (ply === 0) return { tone: "look", seat: null, title: text.lookingBack(), text: text.atStart() };
  const seat = store.log.plies[ply - 1]?.seat ?? null;
  const title = text.lookingBackAt({ turn: ply, turns: store.shownPly.value });
  return { tone: "look", seat, title, text: storyOf(store.log, ply) };
}

/** The banner while the board shows another player's turn. */
function playbackBanner(store: GameStore): BannerContent {
  const ply = store.shownPly.value + 1;
  const { seat, kind } = store.log.plies[ply - 1] ?? { seat: null };
  const reading = plyText(store.log, ply);
  const title = seat && kind === "turn" ? text.played({ seat, reading }) : reading;
  return { tone: "wait", seat, title, text: storyOf(store.log, ply) };
}

/** The banner while the service has not answered a command. */
function unsentBanner({ turn: seat }: PositionView, link: ConnectionState): BannerContent {
  return link === "open"
    ? { tone: "wait", seat: null, title: text.sending(), text: text.noAnswerYet() }
    : { tone: "wait", seat, title: text.nextIs({ seat }), text: text.offlineTurn() };
}

function ownTurnBanner(store: GameStore, latest: PositionView, seat: Seat): BannerContent {
  const isExtra = latest.in_power === seat && latest.cursor !== seat;
  const titles = store.held.value.length === 1 ? OWN_TITLES : TITLES;
  const title = isExtra ? titles.extra({ seat }) : titles.usual({ seat });
  const prompt = store.stage.value?.text || text.choosePiece();
  const timing = firstTurnTiming(store, seat);
  const entering = store.stage.value?.canGoBack || store.table.agreed.value.length === 0;
  const isAlone = entering && timing.timing === undefined;
  const sentence = isAlone ? prompt : text.promptSentence({ prompt });
  return {
    tone: "mine",
    seat,
    title,
    text: entering ? sentence : withDrawOffers(store, sentence),
    ...timing,
  };
}

/** Until when the first turn must be played, if it has a limit. */
function firstTurnTiming({ table, held }: GameStore, seat: Seat): Pick<BannerContent, "timing"> {
  const by = table.state.value?.first_turn_by_ms;
  if (by === undefined) return {};
  const time = remainingText(table.until(by));
  return {
    timing: held.value.includes(seat) ? text.playWithin({ time }) : text.mustPlayWithin({ seat, time }),
  };
}

/** The titles of one's own turn for somebody with one seat, and for somebody with several. */
const OWN_TITLES = { usual: text.yourTurn, extra: text.yourExtraTurn };
const TITLES = { usual: text.turnOf, extra: text.extraTurnOf };

function waitingBanner(store: GameStore, settings: Settings, latest: PositionView): BannerContent {
  const seat = latest.turn;
  const said = withDrawOffers(store, waitingText(store, settings, latest));
  return { tone: "wait", seat, title: text.turnOf({ seat }), text: said, ...firstTurnTiming(store, seat) };
}

function waitingText(store: GameStore, settings: Settings, latest: PositionView): string {
  const held = store.held.value;
  if (held.includes(latest.turn))
    return settings.seats[latest.turn]?.stand_in ? text.stoodInForYou() : text.oneMoment();
  const clause = waitingClause(settings, latest.turn, store.table);
  return text.waiting({ viewer: viewerOf(latest, held), clause });
}

function waitingClause({ seats, clock }: Settings, seat: Seat, table: TableStore): string {
  const state = seats[seat];
  if (state?.stand_in || state?.kind === "bot") return text.botThinks({ seat });
  if (state && !state.claimed) return text.seatIsFree();
  const absence = table.absence(seat);
  const name = state?.name || seatName({ seat });
  if (absence) return late.value?.awayByDay(table, seat, name, clock) || absenceClause(name, absence);
  return state?.name ? text.waitingForName({ name: state.name }) : text.waitingFor({ seat });
}

function absenceClause(name: string, { state, ms }: Absence): string {
  const time = elapsedText(ms);
  if (!time) return text.waitingForAbsent({ name, state });
  return text.waitingForAbsentSince({ name, state, time });
}

/** A sentence, followed by the seats that offer a draw. */
function withDrawOffers(store: GameStore, sentence: string): string {
  const agreed = store.table.agreed.value;
  return agreed.length === 0 ? sentence : text.sentences({ sentences: [sentence, drawOffers(agreed)] });
}

/** Whether the user plays, only watches, or is out of the game. */
function viewerOf(latest: PositionView, held: readonly Seat[]): "player" | "watcher" | "out" {
  if (held.length === 0) return "watcher";
  return held.some((seat) => latest.alive.includes(seat)) ? "player" : "out";
}

/** How the user fell, if the game went on after it; else empty. */
function earlierFall(store: GameStore): string {
  const turn = store.ending.fall.value;
  if (turn === null || turn === store.plyCount.value) return "";
  const reason = late.value?.fallReasonAt(store.log, turn, store.held.value);
  return reason ? text.earlierFall({ reason, turn }) : "";
}

function winner(latest: PositionView): Seat | null {
  return latest.outcome?.kind === "win" ? (latest.alive[0] ?? null) : null;
}
