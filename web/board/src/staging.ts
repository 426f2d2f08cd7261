/**
 * A turn is entered stage by stage: the legal families say what can be chosen next, and a choice names a
 * square. Needs no browser and no rules; every function is pure and returns a new state.
 */
import type { Family, RefusedDetail, Stage } from "./types.ts";

/** The choices of a turn made so far. */
export interface Draft {
  from?: string;
  to?: string;
  exit?: string;
  /** `null`: the reporter kills no one. */
  victim?: string | null;
  placement?: string;
}

/** The state of entering: the legal families, the choices made, and the drafts to go back to. */
export interface Staging {
  readonly families: readonly Family[];
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly stage: Stage;
  /** The squares that can be chosen now. */
  readonly options: ReadonlySet<string>;
  /** Whether the reporter may kill no one. */
  readonly declinable: boolean;
  /** The turn in wire form, once nothing is left to choose. */
  readonly turn: string | null;
}

/**
 * The first state for these families; without families nothing can be chosen. The choices of a state before
 * are made again as far as they are legal, but a turn that was not complete is not completed.
 */
export function begin(families: readonly Family[], before: Staging | null = null): Staging {
  const state = advance(families, {}, []);
  return before ? repeat(state, before) : state;
}

function repeat(state: Staging, before: Staging): Staging {
  const { from, to, exit, victim, placement } = before.draft;
  const square = { idle: from, target: to, exit, victim, placement, confirm: undefined }[state.stage];
  if (square === undefined) return state;
  const next = square === null ? decline(state) : state.options.has(square) ? choose(state, square) : state;
  const completes = next.turn !== null && before.turn === null;
  return next === state || completes ? state : repeat(next, before);
}

/** Chooses a square. A square that is no option changes nothing, but deselects a piece without a target. */
export function choose(state: Staging, square: string): Staging {
  const { draft, stage, options } = state;
  if (stage === "target" && !options.has(square)) return pickUp(state, square);
  if (stage === "idle" && options.has(square)) return pickUp(state, square);
  if (stage === "victim" && state.declinable && square === moverSquare(draft)) return decline(state);
  if (!options.has(square)) return state;
  const past = [...state.past, draft];
  if (stage === "target") return advance(state.families, { ...draft, to: square }, past);
  if (stage === "exit") return advance(state.families, { ...draft, exit: square }, past);
  if (stage === "victim") return advance(state.families, { ...draft, victim: square }, past);
  if (stage === "placement") return advance(state.families, { ...draft, placement: square }, past);
  return state;
}

/** Whether a square means nothing now: it is no option, takes nothing back and picks no other piece up. */
export function isRefused(state: Staging, square: string): boolean {
  const { draft, stage, options, families } = state;
  if (options.has(square)) return false;
  if (stage === "confirm") return mustPass(families);
  if (stage === "target") return square !== draft.from && !movable(families).has(square);
  return !(stage === "victim" && state.declinable && square === moverSquare(draft));
}

/** What a page is told of a choice that is refused; without a state nothing can be entered now. */
export function refusal(state: Staging | null, square: string | null): RefusedDetail {
  const { draft, stage } = state ?? begin([]);
  if (square === null || stage === "idle" || stage === "confirm") return { stage, square, move: null };
  const key = stage === "target" ? "to" : stage;
  return { stage, square, move: wireForm({ ...draft, [key]: square }) };
}

/** Lets the reporter kill no one, where that is legal. */
export function decline(state: Staging): Staging {
  if (state.stage !== "victim" || !state.declinable) return state;
  return advance(state.families, { ...state.draft, victim: null }, [...state.past, state.draft]);
}

/** Takes back the player's last choice and the forced ones after it. */
export function back(state: Staging): Staging {
  const last = state.past.at(-1);
  return last ? advance(state.families, last, state.past.slice(0, -1)) : state;
}

/** Takes back all choices. */
export function cancel(state: Staging): Staging {
  return begin(state.families);
}

/** The squares of the pieces that have a legal turn. */
export function movable(families: readonly Family[]): Set<string> {
  return new Set(families.filter((family) => !isPass(family)).map((family) => family.from));
}

/** The squares to drag from: those of movable pieces, then that of a mover with another piece beside it. */
export function dragSources({ stage, families, draft }: Staging): Set<string> {
  if (stage === "idle" || stage === "target") return movable(families);
  const square = stage === "placement" ? moverSquare(draft) : undefined;
  return new Set(square ? [square] : []);
}

/** Whether the only legal turn is to pass. */
export function mustPass(families: readonly Family[]): boolean {
  return families.some(isPass);
}

/** The families that match the choices made so far. */
export function openFamilies(state: Staging): Family[] {
  return matching(state.families, state.draft);
}

/** The mover's square after the choices made so far. */
export function moverSquare(draft: Draft): string | undefined {
  return draft.exit ?? draft.to ?? draft.from;
}

function isPass(family: Family): boolean {
  return family.act === "pass";
}

/** The victims to choose from; a reporter that kills all its neighbours leaves no choice. */
function victimChoices(family: Family): string[] {
  return family.act === "report_all" ? [] : family.victims;
}

function allowsNoVictim(family: Family): boolean {
  return family.declinable || victimChoices(family).length === 0;
}

function pickUp(state: Staging, square: string): Staging {
  const from = movable(state.families).has(square) && square !== state.draft.from ? square : undefined;
  return from ? advance(state.families, { from }, [{}]) : cancel(state);
}

function matching(families: readonly Family[], draft: Draft): Family[] {
  return families.filter(
    (family) =>
      family.from === draft.from &&
      (draft.to === undefined || family.to.includes(draft.to)) &&
      (draft.exit === undefined || family.exit === draft.exit) &&
      (draft.victim === undefined ||
        (draft.victim === null ? allowsNoVictim(family) : victimChoices(family).includes(draft.victim))),
  );
}

/** The next state with a choice; forced choices are made on the way. */
function advance(families: readonly Family[], draft: Draft, past: readonly Draft[]): Staging {
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
    return advance(families, { ...draft, exit: [...exits][0] }, past);
  }
  const victims = union(rest.map(victimChoices));
  if (draft.victim === undefined && victims.size > 0) {
    const declinable = rest.some(allowsNoVictim);
    if (declinable || victims.size > 1) return at("victim", victims, declinable);
    return advance(families, { ...draft, victim: [...victims][0] }, past);
  }
  const placements = union(rest.map((family) => family.placements));
  if (draft.placement === undefined && placements.size > 0) {
    if (placements.size > 1) return at("placement", placements);
    return advance(families, { ...draft, placement: [...placements][0] }, past);
  }
  return at("confirm", [], false, wireForm(draft));
}

function union(lists: readonly (readonly string[])[]): Set<string> {
  return new Set(lists.flat());
}

function wireForm(draft: Draft): string {
  const part = (sign: string, square: string | null | undefined) => (square ? sign + square : "");
  const optional = [part(">", draft.exit), part("x", draft.victim), part("@", draft.placement)];
  return `${draft.from}${draft.to}${optional.join("")}`;
}
