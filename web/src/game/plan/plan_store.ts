/** The plans of the user in a game: who may plan, what is planned, and what became of it. */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { PositionView, Seat } from "../../core/types.ts";
import { posted, request } from "../../net/rest.ts";
import type { Event, PlanLine, PlanRequest, Settings, TurnPlan, TurnPlans } from "../../protocol/index.ts";
import * as text from "../../text/plans.ts";
import type { GameStore } from "../game_store.ts";
import { plainLines } from "./plan_lines.ts";

/** What the service knows of the plans of the user, as signals. */
export class PlanStore {
  /** The plans that stand, one a seat at most. */
  readonly plans = signal<readonly TurnPlan[]>([]);
  /** The seat for which the user can plan, now or once its turn is over; null if nothing can be planned. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** The number of plies at which the service was asked last; -1 before it has answered. */
  readonly knownAt = signal(-1);
  /** What was last told of a plan; another object each time. */
  readonly told = signal({ message: "" });
  /** The numbers of the events that the turns of this page become. */
  readonly playedHere = new Set<number>();
  /** Grows with each question, so that a slow answer does not come after a newer one. */
  private asked = 0;

  constructor(private readonly store: GameStore) {
    this.seat = computed(() => seatToPlan(store.settings.value, store.latest.value, store.held.value));
  }

  /** The plan for the seat for which the user can plan. */
  get plan(): TurnPlan | null {
    return this.plans.value.find(({ seat }) => seat === this.seat.value) ?? null;
  }

  /** Asks the service what is planned. Without an answer what was known stays. */
  async ask(): Promise<void> {
    const mine = ++this.asked;
    const plies = this.store.log.plies.length;
    try {
      const { plans } = await request<TurnPlans>(this.address);
      if (mine === this.asked) this.know(plans, plies);
    } catch {
      // The next event or the next look at the page asks again.
    }
  }

  /** Plans the next turn of a seat, with no lines nothing. Throws if the service refuses it. */
  async set(seat: Seat, lines: readonly PlanLine[]): Promise<void> {
    const body: PlanRequest = { seat, expect: this.store.log.seq, lines: plainLines(lines) };
    const plies = this.store.log.plies.length;
    const { plans } = await request<TurnPlans>(this.address, posted(body));
    this.asked += 1;
    this.know(plans, plies);
  }

  private know(plans: readonly TurnPlan[], plies: number): void {
    this.plans.value = plans;
    this.knownAt.value = plies;
  }

  private get address(): string {
    return `/api/v1/games/${encodeURIComponent(this.store.settings.peek()?.id ?? "")}/plan`;
  }
}

const stores = new WeakMap<GameStore, PlanStore>();

/** The plans of the user in a game. */
export function planStore(store: GameStore): PlanStore {
  const known = stores.get(store);
  if (known) return known;
  const plans = new PlanStore(store);
  stores.set(store, plans);
  return plans;
}

/**
 * The seat of the user's whose next turn can be planned: the first one that is not to move, else the one that is. Only in a game
 * that goes on, with another person and without treaties.
 */
export function seatToPlan(
  settings: Settings | null,
  position: PositionView | null,
  held: readonly Seat[],
): Seat | null {
  if (!settings || !position || position.outcome) return null;
  if (settings.press && settings.press.treaties !== "none") return null;
  const isAlive = (seat: Seat) => position.alive.includes(seat);
  const isOther = (seat: Seat) => !held.includes(seat) && settings.seats[seat]?.kind === "person";
  const mine = held.filter((seat) => isAlive(seat) && !settings.seats[seat]?.stand_in);
  if (!position.alive.some(isOther)) return null;
  return mine.find((seat) => seat !== position.turn) ?? mine[0] ?? null;
}

/**
 * Whether the service holds the plan of a seat: something that the seat has offered or agreed to stands, and its turn would take
 * that back.
 */
export function isHeld(store: GameStore, seat: Seat): boolean {
  const { offers = [], draw } = store.table.state.value ?? {};
  return offers.some((offer) => offer.seat === seat) || (draw?.by.includes(seat) ?? false);
}

/**
 * Asks what is planned when the page has come, has its connection again or is looked at again, or something has happened while a
 * plan stands; tells what became of one. Returns how to stop that.
 */
export function followPlans(store: GameStore): () => void {
  const plans = planStore(store);
  const canPlan = computed(() => plans.seat.value !== null && !store.table.isWaiting.value);
  const look = () => {
    if (!document.hidden && canPlan.peek()) void plans.ask();
  };
  document.addEventListener("visibilitychange", look);
  // After a lost connection, too, something may have happened.
  const stopAsking = effect(() => {
    if (canPlan.value && store.connection.value.state === "open") untracked(look);
  });
  let before = store.table.lastEvent.peek();
  const stopFollowing = effect(() => {
    const event = store.table.lastEvent.value;
    if (!event || event === before) return;
    before = event;
    untracked(() => follow(store, event));
  });
  const stopTelling = tellOfWaiting(store);
  return () => {
    document.removeEventListener("visibilitychange", look);
    stopAsking();
    stopFollowing();
    stopTelling();
  };
}

/** Says what an event made of a plan that stood, and asks what stands now. */
function follow(store: GameStore, event: Event): void {
  const plans = planStore(store);
  const standing = plans.plans.peek();
  if (standing.length === 0) return;
  if (event.kind === "take_back") tell(store, text.planGone());
  if (event.kind === "turn") {
    const plan = standing.find(({ seat }) => seat === event.seat);
    const isPlanned = plan?.lines.some(({ move }) => move === event.move);
    if (isPlanned && !plans.playedHere.has(event.seq)) tell(store, text.planPlayed());
  }
  void plans.ask();
}

/** Says that no line has fitted or that the plan is held, once the turn of a seat with a plan has come and is not played at once. */
function tellOfWaiting(store: GameStore): () => void {
  const plans = planStore(store);
  let told = -1;
  return effect(() => {
    const { value: pending } = store.pending;
    if (pending?.action.kind === "turn") plans.playedHere.add(pending.expect + 1);
    const { value: mover } = store.mover;
    const ply = store.plyCount.value;
    const waits = mover !== null && plans.plans.value.some(({ seat }) => seat === mover);
    // Until it has answered the service may be playing a line.
    if (!waits || told === ply || plans.knownAt.value !== ply) return;
    told = ply;
    untracked(() => tell(store, isHeld(store, mover) ? text.planHeld() : text.planWaits()));
  });
}

/** Tells something in the banner, until a piece is chosen or somebody plays, to screen readers, and in the panel. */
function tell(store: GameStore, message: string): void {
  store.guide.notice.value = { message, plies: store.log.plies.length };
  store.announcement.value = message;
  planStore(store).told.value = { message };
}
