// Made of `locales` by `cargo xtask texts`. Do not edit.
import type { BoardText } from "./board.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = /* @__PURE__ */ new Intl.ListFormat("es");
const number = /* @__PURE__ */ new Intl.NumberFormat("es");
const w0 = { chief: "L", assassin: "A", reporter: "R", militant: "M", diplomat: "D", necromobile: "N" };
const w1 = { chief: "líder", assassin: "asesino", reporter: "reportero", militant: "militante", diplomat: "diplomático", necromobile: "necromóvil" };
const w2 = { red: "rojo", blue: "azul", yellow: "amarillo", green: "verde", purple: "morado", orange: "naranja" };
const w3 = { red: "Rojo", blue: "Azul", yellow: "Amarillo", green: "Verde", purple: "Morado", orange: "Naranja" };
const w4 = { hostage: "rehén", orphan: "huérfano" };
const w5 = { select: "se puede elegir", move: "jugada legal: venir aquí", report: "jugada legal: venir aquí; después el reportero puede matar", kill: "jugada legal: matar", relocate: "jugada legal: trasladar", maze: "jugada legal: entrar en el laberinto", exit: "jugada legal: salir del laberinto hasta aquí", victim: "jugada legal: que el reportero mate aquí", spare: "elegir no matar a nadie", place: "jugada legal: colocar aquí", throne: "jugada legal: colocar el líder en el laberinto" };
const w6 = { chief: "el líder", assassin: "el asesino", reporter: "el reportero", militant: "el militante", diplomat: "el diplomático", necromobile: "el necromóvil" };
const w7 = { chief: "al líder", assassin: "al asesino", reporter: "al reportero", militant: "al militante", diplomat: "al diplomático", necromobile: "al necromóvil" };

export const board: BoardText = {
  board: () => "Tablero de Djambi",
  letter: (facts) => w0[facts.role],
  label: (facts) => facts.parts.join(", "),
  corpse: () => "cadáver",
  token: (facts) => `${w1[facts.role]} ${w2[facts.army]}`,
  tokenTaken: (facts) => `${w1[facts.role]} ${w2[facts.army]} a las órdenes de ${w3[facts.controller]}`,
  tokenIdle: (facts) => `${w1[facts.role]} ${w2[facts.army]}, ${w4[facts.bond]}`,
  maze: () => "el laberinto",
  inPower: (facts) => `${w3[facts.seat]} está en el poder`,
  empty: () => "vacía",
  selected: () => "casilla elegida",
  lastTurn: () => "última jugada",
  inDanger: () => "en peligro",
  mark: (facts) => w5[facts.mark],
  choosePiece: () => "Elige una pieza para mover",
  chooseTarget: (facts) => `Elige adónde va ${w6[facts.role]}`,
  chooseExit: (facts) => `Elige por dónde sale ${w6[facts.role]} del laberinto`,
  chooseVictim: () => "Elige a quién mata el reportero, o a nadie",
  mustChooseVictim: () => "Elige a quién debe matar el reportero",
  placePiece: (facts) => `Coloca ${w6[facts.role]} ${w2[facts.army]} en una casilla vacía`,
  placeCorpse: () => "Coloca el cadáver en una casilla vacía",
  mustPass: () => "No tienes ninguna jugada legal: debes pasar",
  confirm: () => "¿Hacer esta jugada?",
  story: (facts) => facts.sentences.join(" "),
  pass: (facts) => `${w3[facts.seat]} pasa.`,
  move: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} va de ${facts.from} a ${facts.to}.`,
  kill: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} muere en ${facts.square}; su cadáver está en ${facts.corpse}.`,
  relocate: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} es trasladado de ${facts.from} a ${facts.to}.`,
  corpseRelocated: (facts) => `Un cadáver es trasladado de ${facts.from} a ${facts.to}.`,
  army_taken: (facts) => `${w3[facts.by]} toma el mando del ejército ${w2[facts.army]}.`,
  encircled: (facts) => `El líder ${w2[facts.seat]} queda encerrado en ${facts.square} y muere.`,
  resigned: (facts) => `${w3[facts.seat]} abandona.`,
  orphaned: (facts) => `El ejército ${w2[facts.army]} queda huérfano.`,
  power: (facts) => `${w3[facts.seat]} está en el poder.`,
  power_lost: (facts) => `${w3[facts.seat]} ya no está en el poder.`,
  won: (facts) => `${w3[facts.seat]} gana.`,
  pieceOn: (facts) => `${w1[facts.role]} ${w2[facts.army]} en ${facts.square}`,
  corpseOn: (facts) => `cadáver en ${facts.square}`,
  attacker: (facts) => `${w6[facts.role]} ${w2[facts.army]} en ${facts.square}`,
  line: (facts) => `${facts.hour === 1 ? "a la" : "a las"} ${number.format(facts.hour)}: ${facts.pieces.join(", ")}`,
  lines: (facts) => `Líneas desde ${facts.square}. ${capital(facts.lines.join("; "))}.`,
  noLines: (facts) => `Líneas desde ${facts.square}. En ellas no hay nada.`,
  attacked: (facts) => `${capital(`${w6[facts.role]} ${w2[facts.army]}`)} en ${facts.square} está atacado por ${list.format(facts.attackers)}.`,
  notAttacked: (facts) => `Nadie ataca ${w7[facts.role]} ${w2[facts.army]} en ${facts.square}.`,
  nothing: (facts) => `${w3[facts.seat]} no tiene ${w1[facts.role]}.`,
  turn: (facts) => w3[facts.seat],
  turnByPower: (facts) => `${w3[facts.seat]} gracias al poder`,
  turns: (facts) => `Le toca a ${facts.now}; después, a ${facts.later.join(", ")}.`,
  gameOver: () => "La partida ha terminado.",
  keyRole: (facts) => `${facts.key} a tu siguiente ${w1[facts.role]}`,
  keys: (facts) => `Las flechas van a la casilla vecina, Inicio, Fin, Re Pág y Av Pág al borde, ${facts.roles.join(", ")}, con Mayús a la pieza anterior, ${facts.maze} al laberinto. ${facts.lines} dice las líneas desde aquí, ${facts.attackers} quién ataca a tu líder, ${facts.turns} quién juega después. Enter elige, Escape vuelve atrás.`,
};
