/** The acts about treaties that are open to the user, as the service tells them, and how they are done. */
import type { Seat } from "../../core/types.ts";
import type { ActKind, Channel, KnownTreaty, OpenAct, TreatyForm } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { mayWhisper, privateChannel } from "../talk/channels.ts";
import { partiesOf } from "./sentences.ts";

/** How many rounds the peace of the first offer lasts. */
export const USUAL_ROUNDS = 2;

type OpenOf<K extends OpenAct["kind"]> = Extract<OpenAct, { kind: K }>;

/** The open acts of a kind. */
function open<K extends OpenAct["kind"]>(store: GameStore, kind: K): OpenOf<K>[] {
  return (store.may.value.act ?? []).filter((act): act is OpenOf<K> => act.kind === kind);
}

/** The proposal that is open to the user's seats, to one other seat if that is given. */
export function openProposal(store: GameStore, to?: Seat): OpenOf<"propose"> | undefined {
  return open(store, "propose").find((act) => to === undefined || act.to.includes(to));
}

/** The act of a kind about a treaty that is open to the user's seats. */
export function openAbout(
  store: GameStore,
  kind: "accept" | "refuse" | "withdraw" | "notice",
  { channel, of }: KnownTreaty,
): OpenAct | undefined {
  return open(store, kind).find((act) => act.channel === channel && act.of === of);
}

/** The same proposal in private; undefined where treaties are not secret. */
export function inSecret(
  store: GameStore,
  act: OpenOf<"propose">,
  treaty: TreatyForm,
): OpenOf<"propose"> | undefined {
  const seats = partiesOf(treaty);
  if (!store.may.value.talk?.whisper?.treaties || !mayWhisper(store, seats)) return undefined;
  return { ...act, channel: privateChannel(store.board.seats, seats) };
}

/**
 * The channels in which a treaty can be proposed: the table, and where treaties are secret the private ones that
 * include all its parties, the smallest first.
 */
export function audiences(store: GameStore, { seat }: OpenOf<"propose">, treaty: TreatyForm): Channel[] {
  const whisper = store.may.value.talk?.whisper;
  const parties = partiesOf(treaty);
  if (!whisper?.treaties) return ["table"];
  const others = whisper.with.filter((other) => other !== seat && !parties.includes(other));
  let groups: Seat[][] = [parties];
  for (const other of others) groups = [...groups, ...groups.map((group) => [...group, other])];
  groups.sort((one, other) => one.length - other.length);
  const open = groups.filter((group) => mayWhisper(store, group));
  return ["table", ...open.map((group) => privateChannel(store.board.seats, group))];
}

/** Does what is open. */
export function doAct(store: GameStore, act: OpenAct): void {
  if (act.kind !== "propose") send(store, act, { kind: act.kind, of: act.of });
}

/** Proposes a treaty. */
export function propose(store: GameStore, act: OpenAct, treaty: TreatyForm): void {
  send(store, act, { kind: "propose", treaty });
}

function send(store: GameStore, { seat, channel }: OpenAct, kind: ActKind): void {
  forget(store);
  store.say(channel, { act: { seat, ...kind } });
}

/** Forgets the acts that were refused. */
export function forget({ talk }: GameStore): void {
  talk.unconfirmed.value = talk.unconfirmed.value.filter(
    ({ words, problem }) => !("act" in words && problem),
  );
}

/** Peace between two seats, in the order of the board's seats. */
export function peace(store: GameStore, one: Seat, other: Seat, rounds: number): TreatyForm {
  const seats = store.board.seats.filter((seat) => seat === one || seat === other);
  const parties = seats.map((seat) => ({
    seat,
    clauses: [{ kind: "peace" as const, seats: seats.filter((party) => party !== seat) }],
  }));
  return { parties, end: { rounds } };
}
