/** The pieces of an army with these roles. */
export interface PiecesForm {
  army: Seat;
  roles: Role[];
}

/** The condition under which a clause binds: while a player is in power, or once the k-th duty of the treaty is kept. */
export type ClauseCondition = { power: Seat } | { duty: number };

/** A promise of a party: prohibitions, and duties that have a number of turns. */
export type ClauseForm = (
  | { kind: "peace" | "hands_off"; seats: Seat[] }
  | { kind: "leave" | "hold"; army: Seat; roles: Role[] }
  | { kind: "keep_out" | "no_corpse"; squares: string[] }
  | { kind: "no_power" }
  | { kind: "leave_power"; turns: number }
  | { kind: "strike"; seat: Seat; turns: number }
  | { kind: "do"; from?: string[]; to?: string[]; victim?: PiecesForm; place?: string[]; turns: number }
) & { condition?: ClauseCondition };

/** A party of a treaty, with its promises. */
export interface PartyForm {
  seat: Seat;
  clauses: ClauseForm[];
}

/** The end of a treaty: after rounds, a round after notice, when a player leaves power, or when one is out. */
export type TreatyEnd = { rounds: number } | "notice" | { power: Seat } | { out: Seat };

/** A treaty as programs send it, parties in seat order. */
export interface TreatyForm {
  parties: PartyForm[];
  end: TreatyEnd;
}
