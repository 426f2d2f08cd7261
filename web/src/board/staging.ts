/**
 * Entering a turn step by step, without a screen and without rules: the legal families say what may be chosen
 * next, and a choice is made by naming a square. Every function is pure and answers with a new value.
 */
import type { Family, Stage } from "./types.ts";

/** What has been chosen of a turn so far. */
export interface Draft {
  from?: string;
  to?: string;
  exit?: string;
  /** `null` says that the reporter kills no one. */
  victim?: string | null;
  placement?: string;
}

/** The state of entering: the legal families, the choices made, and the drafts to go back to. */
export interface Staging {
  readonly families: readonly Family[];
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly stage: Stage;
  /** The squares that may be named now. */
  readonly options: ReadonlySet<string>;
  readonly declinable: boolean;
  /** The turn in wire form, once nothing is left to choose. */
  readonly turn: string | null;
}

/** The start of entering a turn out of these families; none means that somebody else is to move. */
export function begin(families: readonly Family[]): Staging {
  return settle(families, {}, []);
}

/** Names a square. A square that cannot be chosen changes nothing, save that it lets go of a piece just taken up. */
export function choose(state: Staging, square: string): Staging {
  const { draft, stage, options } = state;
  if (stage === "target" && !options.has(square)) return takeUp(state, square);
  if (stage === "idle" && options.has(square)) return takeUp(state, square);
  if (stage === "victim" && state.declinable && square === standing(draft)) return decline(state);
  if (!options.has(square)) return state;
  const past = [...state.past, draft];
  if (stage === "target") return settle(state.families, { ...draft, to: square }, past);
  if (stage === "exit") return settle(state.families, { ...draft, exit: square }, past);
  if (stage === "victim") return settle(state.families, { ...draft, victim: square }, past);
  if (stage === "placement") return settle(state.families, { ...draft, placement: square }, past);
  return state;
}

/** Has the reporter kill no one, where he may. */
export function decline(state: Staging): Staging {
  if (state.stage !== "victim" || !state.declinable) return state;
  return settle(state.families, { ...state.draft, victim: null }, [...state.past, state.draft]);
}

/** Takes back the last choice a person made, together with what followed from it by force. */
export function back(state: Staging): Staging {
  const last = state.past.at(-1);
  return last ? settle(state.families, last, state.past.slice(0, -1)) : state;
}

/** Lets go of everything chosen. */
export function cancel(state: Staging): Staging {
  return begin(state.families);
}

/** The pieces that have a legal turn. */
export function movable(families: readonly Family[]): Set<string> {
  return new Set(families.filter((family) => !isPass(family)).map((family) => family.from));
}

/** Whether the one legal turn is to pass. */
export function mustPass(families: readonly Family[]): boolean {
  return families.some(isPass);
}

/** The families that the choices made so far leave open. */
export function open(state: Staging): Family[] {
  return matching(state.families, state.draft);
}

/** The square on which the mover stands after the choices made so far. */
export function standing(draft: Draft): string | undefined {
  return draft.exit ?? draft.to ?? draft.from;
}

function isPass(family: Family): boolean {
  return family.act === "pass";
}

/** The victims a person chooses from; a reporter who kills everybody around him leaves no choice. */
function victimsOf(family: Family): string[] {
  return family.act === "report_all" ? [] : family.victims;
}

function sparing(family: Family): boolean {
  return family.declinable || victimsOf(family).length === 0;
}

function takeUp(state: Staging, square: string): Staging {
  const from = movable(state.families).has(square) && square !== state.draft.from ? square : undefined;
  return from ? settle(state.families, { from }, [{}]) : cancel(state);
}

function matching(families: readonly Family[], draft: Draft): Family[] {
  return families.filter(
    (family) =>
      family.from === draft.from &&
      (draft.to === undefined || family.to.includes(draft.to)) &&
      (draft.exit === undefined || family.exit === draft.exit) &&
      (draft.victim === undefined ||
        (draft.victim === null ? sparing(family) : victimsOf(family).includes(draft.victim))),
  );
}

/** Finds the next thing to choose, doing by itself what leaves no choice. */
function settle(families: readonly Family[], draft: Draft, past: readonly Draft[]): Staging {
  const at = (stage: Stage, options: Iterable<string>, declinable = false, turn: string | null = null) => ({
    families,
    draft,
    past,
    stage,
    options: new Set(options),
    declinable,
    turn,
  });
  if (mustPass(families)) return at("confirm", [], false, "pass");
  if (draft.from === undefined) return at("idle", movable(families));
  const rest = matching(families, draft);
  if (draft.to === undefined) return at("target", union(rest.map((family) => family.to)));

  const exits = union(rest.map((family) => (family.exit ? [family.exit] : [])));
  if (draft.exit === undefined && exits.size > 0) {
    if (exits.size > 1) return at("exit", exits);
    return settle(families, { ...draft, exit: [...exits][0] }, past);
  }
  const victims = union(rest.map(victimsOf));
  if (draft.victim === undefined && victims.size > 0) {
    const declinable = rest.some(sparing);
    if (declinable || victims.size > 1) return at("victim", victims, declinable);
    return settle(families, { ...draft, victim: [...victims][0] }, past);
  }
  const placements = union(rest.map((family) => family.placements));
  if (draft.placement === undefined && placements.size > 0) {
    if (placements.size > 1) return at("placement", placements);
    return settle(families, { ...draft, placement: [...placements][0] }, past);
  }
  return at("confirm", [], false, wire(draft));
}

function union(lists: readonly (readonly string[])[]): Set<string> {
  return new Set(lists.flat());
}

function wire(draft: Draft): string {
  const part = (sign: string, square: string | null | undefined) => (square ? sign + square : "");
  return `${draft.from}${draft.to}${part(">", draft.exit)}${part("x", draft.victim)}${part("@", draft.placement)}`;
}
