/** All pictures that the server puts into its pages, by the names of their files. */
import { TOKENS } from "../../board/src/art.ts";
import { Layout } from "../../board/src/layout.ts";
import { pictures as pieces } from "../../board/src/pieces/pictures.ts";
import type { Seat } from "../../board/src/types.ts";
import { boardTitle } from "../common/rules/boards.ts";
import type { BoardFactory, CoreFactory } from "../core/types.ts";
import { BOARDS, type BoardName } from "../protocol/index.ts";
import * as text from "../text/pictures.ts";
import { type Diagram, drawCard, drawDiagram } from "./diagram.ts";
import { kinds } from "./kinds.ts";
import { PICTURES, type Picture, type PictureName } from "./pictures.ts";
import { diagramOf } from "./story.ts";
import { parts, path, piece } from "./svg.ts";
import { pictureWords } from "./words.ts";

/** The rules, as far as pictures need them. */
export interface PictureRules {
  createCore: CoreFactory;
  geometry: BoardFactory;
}

/** Pictures by the names of their files. */
export interface Pictures {
  /** The pictures without words. */
  plain: Map<string, string>;
  /** The pictures with words, in the language of the texts. */
  worded: Map<string, string>;
}

/** Draws all pictures. */
export function pictures(rules: PictureRules): Pictures {
  return { plain: plainPictures(), worded: new Map([...figures(rules), ...boards(rules)]) };
}

function plainPictures(): Map<string, string> {
  const all = new Map([["diagram-parts.svg", parts()]]);
  for (const role of Object.keys(pieces.figures) as (keyof typeof pieces.figures)[]) {
    const drawn = piece({ army: "red", role });
    all.set(
      `piece-${role}.svg`,
      `<svg class="dj-icon" aria-hidden="true" viewBox="0 0 100 100">${drawn}</svg>`,
    );
  }
  for (const seat of Object.keys(TOKENS) as Seat[]) {
    const mark = path("", TOKENS[seat]).replace(' class=""', "");
    all.set(
      `mark-${seat}.svg`,
      `<svg class="mark mark-${seat}" aria-hidden="true" viewBox="0 0 100 100">${mark}</svg>`,
    );
  }
  return all;
}

/** The pictures that explain rules, with their captions. */
function figures({ createCore, geometry }: PictureRules): Map<string, string> {
  const all = new Map<string, string>();
  const square = new Layout(geometry("square9"), "red");
  const words = pictureWords(text);
  for (const [name, picture] of Object.entries(PICTURES) as [PictureName, Picture][]) {
    const { label, caption } = words[name];
    const drawn = drawDiagram({ ...diagramOf(picture, square, createCore), label });
    all.set(`figure-${name}.html`, drawn + (caption && `<figcaption>${caption}</figcaption>`));
  }
  return all;
}

/** The boards at the start, and the cards to choose one. */
function boards(rules: PictureRules): Map<string, string> {
  const all = new Map<string, string>();
  const cards = new Map<BoardName, string>();
  for (const { name } of BOARDS) {
    const layout = new Layout(rules.geometry(name), "red");
    const start = startOf(name, layout, rules);
    all.set(`board-${name}.svg`, drawDiagram(start));
    cards.set(name, drawCard(layout, start.pieces));
  }
  return all.set("kinds.html", kinds(cards));
}

/** The set-up of a board. */
function startOf(name: BoardName, layout: Layout, { createCore }: PictureRules): Diagram {
  const game = createCore("classic", {}, "start", name);
  const { pieces, controllers } = game.view(0);
  const armies = layout.geometry.armies.length;
  const label = text.boardLabel({ title: boardTitle(name), armies });
  const still = { power: null, arrows: [], victims: [], ghosts: [], targets: [], names: "hidden" } as const;
  return { label, layout, pieces, controllers, ...still };
}
