// Made of `locales` by `cargo xtask texts`. Do not edit.
import type { BoardText } from "./board.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = /* @__PURE__ */ new Intl.ListFormat("fr");
const number = /* @__PURE__ */ new Intl.NumberFormat("fr");
const plural = /* @__PURE__ */ new Intl.PluralRules("fr");
const w0 = { chief: "C", assassin: "A", reporter: "R", militant: "M", diplomat: "D", necromobile: "N" };
const w1 = { chief: "chef", assassin: "assassin", reporter: "reporter", militant: "militant", diplomat: "diplomate", necromobile: "nécromobile" };
const w2 = { red: "rouge", blue: "bleu", yellow: "jaune", green: "vert", purple: "violet", orange: "orange" };
const w3 = { red: "Rouge", blue: "Bleu", yellow: "Jaune", green: "Vert", purple: "Violet", orange: "Orange" };
const w4 = { hostage: "otage", orphan: "orphelin" };
const w5 = { select: "peut jouer", move: "coup légal : venir ici", report: "coup légal : venir ici, puis le reporter peut tuer", kill: "coup légal : tuer", relocate: "coup légal : déplacer ce qui est ici", maze: "coup légal : entrer dans le labyrinthe", exit: "coup légal : sortir ici du labyrinthe", victim: "coup légal : faire tuer par le reporter", spare: "choisir de ne tuer personne", place: "coup légal : poser ici", throne: "coup légal : poser le chef dans le labyrinthe" };
const w6 = { chief: "le chef", assassin: "l’assassin", reporter: "le reporter", militant: "le militant", diplomat: "le diplomate", necromobile: "le nécromobile" };
const w7 = { red: "rouge", blue: "bleue", yellow: "jaune", green: "verte", purple: "violette", orange: "orange" };
const w8 = { chief: "de chef", assassin: "d’assassin", reporter: "de reporter", militant: "de militant", diplomat: "de diplomate", necromobile: "de nécromobile" };

export const board: BoardText = {
  board: () => "Plateau de Djambi",
  letter: (facts) => w0[facts.role],
  label: (facts) => facts.parts.join(", "),
  corpse: () => "cadavre",
  token: (facts) => `${w1[facts.role]} ${w2[facts.army]}`,
  tokenTaken: (facts) => `${w1[facts.role]} ${w2[facts.army]} commandé par ${w3[facts.controller]}`,
  tokenIdle: (facts) => `${w1[facts.role]} ${w2[facts.army]}, ${w4[facts.bond]}`,
  maze: () => "le labyrinthe",
  inPower: (facts) => `${w3[facts.seat]} est au pouvoir`,
  empty: () => "vide",
  selected: () => "case choisie",
  lastTurn: () => "dernier coup",
  inDanger: () => "en danger",
  mark: (facts) => w5[facts.mark],
  choosePiece: () => "Choisissez une pièce à jouer",
  chooseTarget: (facts) => `Choisissez où va ${w6[facts.role]}`,
  chooseExit: (facts) => `Choisissez par où ${w6[facts.role]} sort du labyrinthe`,
  chooseVictim: () => "Choisissez qui le reporter tue, ou personne",
  mustChooseVictim: () => "Choisissez qui le reporter doit tuer",
  placePiece: (facts) => `Posez ${w6[facts.role]} ${w2[facts.army]} sur une case vide`,
  placeCorpse: () => "Posez le cadavre sur une case vide",
  mustPass: () => "Vous n’avez aucun coup légal : vous devez passer",
  confirm: () => "Jouer ce coup ?",
  story: (facts) => facts.sentences.join(" "),
  pass: (facts) => `${w3[facts.seat]} passe.`,
  move: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} va de ${facts.from} à ${facts.to}.`,
  kill: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} est tué en ${facts.square} ; son cadavre est en ${facts.corpse}.`,
  relocate: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} est déplacé de ${facts.from} à ${facts.to}.`,
  corpseRelocated: (facts) => `Un cadavre est déplacé de ${facts.from} à ${facts.to}.`,
  army_taken: (facts) => `${w3[facts.by]} prend le commandement de l’armée ${w7[facts.army]}.`,
  encircled: (facts) => `Le chef ${w2[facts.seat]} est encerclé en ${facts.square} et meurt.`,
  resigned: (facts) => `${w3[facts.seat]} abandonne.`,
  orphaned: (facts) => `L’armée ${w7[facts.army]} est orpheline.`,
  power: (facts) => `${w3[facts.seat]} est au pouvoir.`,
  power_lost: (facts) => `${w3[facts.seat]} n’est plus au pouvoir.`,
  won: (facts) => `${w3[facts.seat]} gagne.`,
  pieceOn: (facts) => `${w1[facts.role]} ${w2[facts.army]} en ${facts.square}`,
  corpseOn: (facts) => `cadavre en ${facts.square}`,
  attacker: (facts) => `${w6[facts.role]} ${w2[facts.army]} en ${facts.square}`,
  line: (facts) => `à ${number.format(facts.hour)} ${plural.select(facts.hour) === "one" ? "heure" : "heures"} : ${facts.pieces.join(", ")}`,
  lines: (facts) => `Lignes depuis ${facts.square}. ${capital(facts.lines.join(" ; "))}.`,
  noLines: (facts) => `Lignes depuis ${facts.square}. Aucune pièce.`,
  attacked: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} en ${facts.square} est attaqué par ${list.format(facts.attackers)}.`,
  notAttacked: (facts) => `Personne n’attaque ${w6[facts.role]} ${w2[facts.army]} en ${facts.square}.`,
  nothing: (facts) => `${w3[facts.seat]} n’a pas ${w8[facts.role]}.`,
  turn: (facts) => w3[facts.seat],
  turnByPower: (facts) => `${w3[facts.seat]} grâce au pouvoir`,
  turns: (facts) => `Au trait : ${facts.now} ; ensuite : ${facts.later.join(", ")}.`,
  gameOver: () => "La partie est finie.",
  keyRole: (facts) => `${facts.key} à votre ${w1[facts.role]} suivant`,
  keys: (facts) => `Les flèches mènent à la case voisine, Début, Fin, Page précédente et Page suivante au bord, ${facts.roles.join(", ")}, avec Maj à la pièce précédente, ${facts.maze} au labyrinthe. ${facts.lines} dit les lignes à partir d’ici, ${facts.attackers} qui attaque votre chef, ${facts.turns} qui joue ensuite. Entrée choisit, Échap revient en arrière.`,
};
