/** The words of the board in all languages: each text with each piece, army and number, and whole stories. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "../board/src/config.ts";
import { board as en } from "../board/src/text/board.en.ts";
import type { BoardText } from "../board/src/text/board.ts";
import type { PieceView, Role, Seat, StoryStep } from "../board/src/types.ts";
import { words as english } from "../board/src/words/en.ts";
import { words as spanish } from "../board/src/words/es.ts";
import { words as french } from "../board/src/words/fr.ts";

/** The codes of the languages, from the folders of `locales`. */
declare const LANGUAGES: readonly string[];

/** The texts of all languages. */
const TEXTS: readonly (readonly [string, BoardText])[] = await Promise.all(
  LANGUAGES.map(async (language) => {
    const module: { board: BoardText } = await import(`../board/src/text/board.${language}.ts`);
    return [language, module.board] as const;
  }),
);
const IDS = Object.keys(en) as (keyof BoardText)[];
const ROLES: readonly Role[] = ["chief", "assassin", "reporter", "militant", "diplomat", "necromobile"];
const SEATS: readonly Seat[] = ["red", "blue", "yellow", "green", "purple", "orange"];
const MARKS = "select move report kill relocate maze exit victim spare place throne".split(" ");
const NUMBERS = [0, 1, 2, 5, 21];

/** What no text of a language has: articles that do not agree, and spaces at the wrong places. */
const WRONG: Readonly<Record<string, RegExp>> = {
  en: /\ba a|\s[,.:;?!]|\s\s/,
  fr: /\b(de le|à le|le a|de a)\b|\bl’[^aeiouéh]|[^\u00a0]:|[^\u202f][;?!]|\s[,.]|\s\s|'/,
  es: /\b(de el|a el)\b|\s[,.:;?!]|\s\s|(?<!¿[^?]*)\?/,
};

/** A text with facts for every message: a message reads its own. */
function render(text: BoardText, id: keyof BoardText, role: Role, seat: Seat, index: number): string {
  const squares = { square: "c7", from: "a1", to: "f6", corpse: "d4" };
  const lists = { parts: ["p", "q"], sentences: ["S.", "T."], pieces: ["p", "q"], lines: ["p", "q"] };
  const turns = { now: "N", later: ["p", "q"], attackers: ["p", "q"], hour: NUMBERS[index % NUMBERS.length] };
  const keys = { key: "K", roles: ["p", "q"], maze: "Z", turns: "T" };
  const seats = { army: seat, seat, controller: seat, by: seat };
  const choices = { bond: index % 2 ? "hostage" : "orphan", mark: MARKS[index % MARKS.length] };
  const facts = { ...squares, ...lists, ...turns, ...keys, ...seats, ...choices, role };
  const own = id === "keys" ? { lines: "L", attackers: "A" } : {};
  return (text[id] as (facts: object) => string)({ ...facts, ...own });
}

/** Every text with every role, seat and choice. */
function* everyText(text: BoardText): Generator<[string, string]> {
  for (const id of IDS) {
    for (const role of ROLES) {
      for (const seat of SEATS) {
        for (let index = 0; index < MARKS.length * NUMBERS.length; index++) {
          yield [id, render(text, id, role, seat, index)];
        }
      }
    }
  }
}

for (const [language, text] of TEXTS) {
  test(`every text in ${language} is whole with every piece, army and number`, () => {
    assert.deepEqual(Object.keys(text).sort(), [...IDS].sort());
    const wrong = WRONG[language] ?? /^$/;
    for (const [id, said] of everyText(text)) {
      assert.ok(said.length > 0, id);
      assert.doesNotMatch(said, /undefined|NaN|object|[{}$]/, id);
      assert.doesNotMatch(said, wrong, id);
    }
  });
}

const CHIEF: PieceView = { square: "e5", army: "blue", role: "chief" };
const ASSASSIN: PieceView = { square: "c3", army: "green", role: "assassin" };
const REPORTER: PieceView = { square: "d5", army: "yellow", role: "reporter" };
const STORY: readonly StoryStep[] = [
  { kind: "move", from: "c3", to: "d4", army: "red", role: "assassin" },
  { kind: "kill", square: "d4", army: "blue", role: "chief", corpse: "c3" },
  { kind: "army_taken", army: "blue", by: "red" },
  { kind: "relocate", from: "b2", to: "h9" },
  { kind: "orphaned", army: "green" },
];

test("a story is told in each language", () => {
  assert.equal(
    english.story(STORY),
    "Red assassin moves from c3 to d4. Blue chief is killed on d4; corpse on c3. " +
      "Red takes over the blue army. Corpse is moved from b2 to h9. The green army is orphaned.",
  );
  assert.equal(
    french.story(STORY),
    "L’assassin rouge va de c3 à d4. Le chef bleu est tué en d4\u202f; son cadavre est en c3. " +
      "Rouge prend le commandement de l’armée bleue. Un cadavre est déplacé de b2 à h9. L’armée verte est orpheline.",
  );
  assert.equal(
    spanish.story(STORY),
    "El asesino rojo va de c3 a d4. El líder azul muere en d4; su cadáver está en c3. " +
      "Rojo toma el mando del ejército azul. Un cadáver es trasladado de b2 a h9. El ejército verde queda huérfano.",
  );
});

test("a step of a kind that the board does not know is left out", () => {
  const unknown = { kind: "weather" } as unknown as StoryStep;
  assert.equal(french.story([unknown, { kind: "pass", seat: "blue" }]), "Bleu passe.");
});

test("attackers are listed as each language lists", () => {
  const attackers = [ASSASSIN, REPORTER];
  assert.equal(
    english.attackers(CHIEF, attackers),
    "The blue chief on e5 is attacked by green assassin on c3, yellow reporter on d5.",
  );
  assert.equal(
    french.attackers(CHIEF, attackers),
    "Le chef bleu en e5 est attaqué par l’assassin vert en c3 et le reporter jaune en d5.",
  );
  assert.equal(
    spanish.attackers(CHIEF, attackers),
    "El líder azul en e5 está atacado por el asesino verde en c3 y el reportero amarillo en d5.",
  );
  assert.equal(spanish.attackers(CHIEF, []), "Nadie ataca al líder azul en e5.");
});

test("lines are told by the clock", () => {
  const lines = [
    { hour: 1, pieces: [ASSASSIN, { square: "b2" }] },
    { hour: 12, pieces: [REPORTER] },
  ];
  assert.equal(
    english.lines("e5", lines),
    "Lines from e5. 1 o’clock: green assassin on c3, corpse on b2; 12 o’clock: yellow reporter on d5.",
  );
  assert.equal(
    french.lines("e5", lines),
    "Lignes depuis e5. À 1 heure\u00a0: assassin vert en c3, cadavre en b2\u202f; à 12 heures\u00a0: reporter jaune en d5.",
  );
  assert.equal(
    spanish.lines("e5", lines),
    "Líneas desde e5. A la 1: asesino verde en c3, cadáver en b2; a las 12: reportero amarillo en d5.",
  );
  assert.equal(english.lines("e5", []), "Lines from e5. Nothing on them.");
});

test("squares, prompts, turns and keys are told in each language", () => {
  const token = { ...CHIEF, controller: "red" } as const;
  const facts = { square: "e5", tokens: [token], isMaze: true, power: "red", isSelected: true } as const;
  const square = { ...facts, mark: "kill", isLast: true, isInDanger: true } as const;
  assert.equal(
    english.square(square),
    "e5, blue chief commanded by red, the maze, red is in power, in danger, selected, legal target: kill, last turn",
  );
  assert.equal(
    french.square(square),
    "e5, chef bleu commandé par Rouge, le labyrinthe, Rouge est au pouvoir, en danger, case choisie, " +
      "coup légal\u00a0: tuer, dernier coup",
  );
  assert.equal(
    spanish.square(square),
    "e5, líder azul a las órdenes de Rojo, el laberinto, Rojo está en el poder, en peligro, casilla elegida, " +
      "jugada legal: matar, última jugada",
  );
  const stage = { stage: "placement", mover: REPORTER, held: ASSASSIN, isOpen: true } as const;
  const placing = { ...stage, declinable: false, mustPass: false };
  assert.equal(french.stage(placing), "Posez l’assassin vert sur une case vide");
  assert.equal(
    spanish.stage({ ...placing, stage: "exit" }),
    "Elige por dónde sale el reportero del laberinto",
  );
  assert.equal(french.nothing("red", "assassin"), "Rouge n’a pas d’assassin.");
  const upcoming = ["red", "blue", "red"].map((seat, index) => ({ seat: seat as Seat, power: index === 2 }));
  const position = { pieces: [], controllers: {}, turn: "red", alive: [], in_power: null, upcoming } as const;
  assert.equal(
    english.turns({ ...position, pieces: [], alive: [] }),
    "It is the turn of red; then blue, red by power.",
  );
  assert.match(
    french.keys(DEFAULTS.keys),
    / C à votre chef suivant, A à votre assassin suivant, .+ Z au labyrinthe\./,
  );
  assert.match(
    english.keys(DEFAULTS.keys),
    /^Arrow keys go to the next square, .+ C to the next own chief, A to/,
  );
});
