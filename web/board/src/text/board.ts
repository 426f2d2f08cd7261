// Made of `locales` by `cargo xtask texts`. Do not edit.

export type Role = "chief" | "assassin" | "reporter" | "militant" | "diplomat" | "necromobile";

export type Seat = "red" | "blue" | "yellow" | "green" | "purple" | "orange";

/** The texts of the area `board` in a language. */
export interface BoardText {
  /** “Djambi board” */
  board(): string;
  /** “{role}” */
  letter(facts: { role: Role }): string;
  /** “{parts}” */
  label(facts: { parts: readonly string[] }): string;
  /** “corpse” */
  corpse(): string;
  /** “{army} {role}” */
  token(facts: { army: Seat; role: Role }): string;
  /** “{army} {role} commanded by {controller}” */
  tokenTaken(facts: { army: Seat; role: Role; controller: Seat }): string;
  /** “{army} {role}, {bond}” */
  tokenIdle(facts: { army: Seat; role: Role; bond: "hostage" | "orphan" }): string;
  /** “the maze” */
  maze(): string;
  /** “{seat} is in power” */
  inPower(facts: { seat: Seat }): string;
  /** “empty” */
  empty(): string;
  /** “selected” */
  selected(): string;
  /** “last turn” */
  lastTurn(): string;
  /** “in danger” */
  inDanger(): string;
  /** “{mark}” */
  mark(facts: { mark: "select" | "move" | "report" | "kill" | "relocate" | "maze" | "exit" | "victim" | "spare" | "place" | "throne" }): string;
  /** “Choose a piece to move” */
  choosePiece(): string;
  /** “Choose where the {role} goes” */
  chooseTarget(facts: { role: Role }): string;
  /** “Choose the {role}’s way out of the maze” */
  chooseExit(facts: { role: Role }): string;
  /** “Choose whom the reporter kills – or no one” */
  chooseVictim(): string;
  /** “Choose whom the reporter must kill” */
  mustChooseVictim(): string;
  /** “Place the {army} {role} on an empty square” */
  placePiece(facts: { army: Seat; role: Role }): string;
  /** “Place the corpse on an empty square” */
  placeCorpse(): string;
  /** “You have no legal move and must pass” */
  mustPass(): string;
  /** “Play this turn?” */
  confirm(): string;
  /** “{sentences}” */
  story(facts: { sentences: readonly string[] }): string;
  /** “{seat} passes.” */
  pass(facts: { seat: Seat }): string;
  /** “{army} {role} moves from {from} to {to}.” */
  move(facts: { army: Seat; role: Role; from: string; to: string }): string;
  /** “{army} {role} is killed on {square}; corpse on {corpse}.” */
  kill(facts: { army: Seat; role: Role; square: string; corpse: string }): string;
  /** “{army} {role} is moved from {from} to {to}.” */
  relocate(facts: { army: Seat; role: Role; from: string; to: string }): string;
  /** “Corpse is moved from {from} to {to}.” */
  corpseRelocated(facts: { from: string; to: string }): string;
  /** “{by} takes over the {army} army.” */
  army_taken(facts: { by: Seat; army: Seat }): string;
  /** “The {seat} chief is encircled on {square} and dies.” */
  encircled(facts: { seat: Seat; square: string }): string;
  /** “{seat} resigns.” */
  resigned(facts: { seat: Seat }): string;
  /** “The {army} army is orphaned.” */
  orphaned(facts: { army: Seat }): string;
  /** “{seat} is in power.” */
  power(facts: { seat: Seat }): string;
  /** “{seat} is no longer in power.” */
  power_lost(facts: { seat: Seat }): string;
  /** “{seat} wins.” */
  won(facts: { seat: Seat }): string;
  /** “{army} {role} on {square}” */
  pieceOn(facts: { army: Seat; role: Role; square: string }): string;
  /** “corpse on {square}” */
  corpseOn(facts: { square: string }): string;
  /** “{army} {role} on {square}” */
  attacker(facts: { army: Seat; role: Role; square: string }): string;
  /** “{hour} o’clock: {pieces}” */
  line(facts: { hour: number; pieces: readonly string[] }): string;
  /** “Lines from {square}. {lines}.” */
  lines(facts: { square: string; lines: readonly string[] }): string;
  /** “Lines from {square}. Nothing on them.” */
  noLines(facts: { square: string }): string;
  /** “The {army} {role} on {square} is attacked by {attackers}.” */
  attacked(facts: { army: Seat; role: Role; square: string; attackers: readonly string[] }): string;
  /** “Nobody attacks the {army} {role} on {square}.” */
  notAttacked(facts: { army: Seat; role: Role; square: string }): string;
  /** “{seat} has no {role}.” */
  nothing(facts: { seat: Seat; role: Role }): string;
  /** “{seat}” */
  turn(facts: { seat: Seat }): string;
  /** “{seat} by power” */
  turnByPower(facts: { seat: Seat }): string;
  /** “It is the turn of {now}; then {later}.” */
  turns(facts: { now: string; later: readonly string[] }): string;
  /** “The game is over.” */
  gameOver(): string;
  /** “{key} to the next own {role}” */
  keyRole(facts: { key: string; role: Role }): string;
  /** “Arrow keys go to the next square, Home, End, Page Up and Page Down to the rim, {roles}, with Shift to the one before, {maze} to the maze. {lines} tells the lines from here, {attackers} who attacks your chief, {turns} who plays next. Enter chooses, Escape goes back.” */
  keys(facts: { roles: readonly string[]; maze: string; lines: string; attackers: string; turns: string }): string;
}
