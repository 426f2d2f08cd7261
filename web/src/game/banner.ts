/** The content of the banner under the board. */
import { words } from "../../board/src/words/en.ts";
import type { PositionView, Seat } from "../core/types.ts";
import type { ConnectionState } from "../net/socket.ts";
import type { Settings } from "../protocol/index.ts";
import { fallReasonAt } from "./fall.ts";
import type { GameStore } from "./game_store.ts";
import { endingHeadline, endingReason, seatName, seatNames } from "./text.ts";

/** A banner's texts, and its tone, which gives it its colour. */
export interface BannerContent {
  tone: "mine" | "wait" | "look" | "over" | "trouble";
  /** The army whose mark stands before the title. */
  seat: Seat | null;
  title: string;
  text: string;
}

/** The banner of the game's current state. */
export function bannerContent(store: GameStore): BannerContent {
  const error = store.error.value;
  if (error) {
    const rule = error.section ? ` (rules, ${error.section})` : "";
    return { tone: "trouble", seat: null, title: "That did not work", text: error.message + rule };
  }
  const settings = store.settings.value;
  const shown = store.position.value;
  const latest = store.latest.value;
  if (!settings || !shown || !latest)
    return { tone: "wait", seat: null, title: "Joining the game", text: "One moment." };
  if (store.reviewedPly.value !== null) return reviewBanner(store, store.reviewedPly.value);
  if (!store.upToDate.value) return playbackBanner(store);
  if (latest.outcome) {
    const reason = endingReason(latest.outcome, store.log.rules.story(store.plyCount.value), latest);
    const text = [store.againText.value, reason, earlierFall(store)].filter(Boolean).join(" ");
    return { tone: "over", seat: winner(latest), title: endingHeadline(latest.outcome), text };
  }
  const link = store.connection.value.state;
  if (store.pending.value && (link !== "open" || store.isLate.value)) return unsentBanner(latest, link);
  if (store.mover.value) return ownTurnBanner(store, latest, store.mover.value);
  const waiting = waitingBanner(settings, latest, store.held.value);
  return { ...waiting, text: withDrawOffers(store, waiting.text) };
}

function reviewBanner(store: GameStore, ply: number): BannerContent {
  if (ply === 0)
    return { tone: "look", seat: null, title: "Looking back", text: "The position at the start." };
  const seat = store.log.plies[ply - 1]?.seat ?? null;
  const title = `Looking back: turn ${ply} of ${store.shownPly.value}`;
  return { tone: "look", seat, title, text: words.story(store.log.rules.story(ply)) };
}

/** The banner while the board shows another player's turn. */
function playbackBanner(store: GameStore): BannerContent {
  const ply = store.shownPly.value + 1;
  const seat = store.log.plies[ply - 1]?.seat ?? null;
  const title = `${seat ? seatName(seat) : "Somebody"}: ${store.log.reading(ply)}`;
  return { tone: "wait", seat, title, text: words.story(store.log.rules.story(ply)) };
}

/** The banner while the service has not answered a command. */
function unsentBanner(latest: PositionView, link: ConnectionState): BannerContent {
  if (link === "open") {
    return { tone: "wait", seat: null, title: "Sending…", text: "The service has not answered yet." };
  }
  const title = `${seatName(latest.turn)} is next`;
  return { tone: "wait", seat: latest.turn, title, text: "Sent as soon as the connection is back." };
}

function ownTurnBanner(store: GameStore, latest: PositionView, seat: Seat): BannerContent {
  const alone = store.held.value.length === 1;
  const extra = latest.in_power === seat && latest.cursor !== seat;
  const whose = alone ? `Your turn, ${seatName(seat)}` : `${seatName(seat)}’s turn`;
  const title = extra ? `${whose} – an extra one, by power` : whose;
  const entering = store.stage.value?.canGoBack;
  const text = store.stage.value?.text || "Choose a piece to move";
  return { tone: "mine", seat, title, text: entering ? text : withDrawOffers(store, text) };
}

function waitingBanner(settings: Settings, latest: PositionView, held: readonly Seat[]): BannerContent {
  const seat = latest.turn;
  const state = settings.seats[seat];
  const title = `${seatName(seat)}’s turn`;
  const status = viewerStatus(latest, held);
  const who = state?.name || seatName(seat);
  if (held.includes(seat)) return { tone: "wait", seat, title, text: "One moment." };
  if (state?.kind === "bot") return { tone: "wait", seat, title, text: `${status}The bot is thinking.` };
  if (state && !state.claimed) {
    return { tone: "wait", seat, title, text: `${status}Nobody has taken this seat yet.` };
  }
  return { tone: "wait", seat, title, text: `${status}Waiting for ${who}.` };
}

/** A text, followed by the seats that have agreed to a draw. */
function withDrawOffers(store: GameStore, text: string): string {
  const agreed = store.agreed.value;
  return agreed.length === 0
    ? text
    : `${text.replace(/\.?$/, ".")} ${seatNames(agreed)} would agree to a draw.`;
}

/** Whether the user only watches or is out of the game, as a sentence; empty for a living player. */
function viewerStatus(latest: PositionView, held: readonly Seat[]): string {
  if (held.length === 0) return "You are watching. ";
  return held.some((seat) => latest.alive.includes(seat)) ? "" : "You are out. ";
}

/** How the user fell, if the game went on after it; else empty. */
function earlierFall(store: GameStore): string {
  const fall = store.fall.value;
  if (fall === null || fall === store.plyCount.value) return "";
  return `${fallReasonAt(store.log, fall, store.held.value)} That was turn ${fall}.`;
}

function winner(latest: PositionView): Seat | null {
  return latest.outcome?.kind === "win" ? (latest.alive[0] ?? null) : null;
}
