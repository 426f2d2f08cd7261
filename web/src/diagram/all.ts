/** All pictures that the server puts into its pages, by the names of their files. */
import { TOKENS } from "../../board/src/art.ts";
import { Layout } from "../../board/src/layout.ts";
import { pictures as pieces } from "../../board/src/pieces/pictures.ts";
import type { Seat } from "../../board/src/types.ts";
import { boardTitle } from "../common/boards.ts";
import type { BoardFactory, CoreFactory } from "../core/types.ts";
import { BOARDS, type BoardName } from "../protocol/index.ts";
import { type Diagram, drawCard, drawDiagram } from "./diagram.ts";
import { kinds } from "./kinds.ts";
import { PICTURES, type Picture } from "./pictures.ts";
import { diagramOf } from "./story.ts";
import { parts, path, piece } from "./svg.ts";

/** The rules, as far as pictures need them. */
export interface PictureRules {
  createCore: CoreFactory;
  geometry: BoardFactory;
}

/** All pictures by their file names. */
export function pictures(rules: PictureRules): Map<string, string> {
  const all = new Map<string, string>([["diagram-parts.svg", parts()]]);
  const square = new Layout(rules.geometry("square9"), "red");
  for (const [name, picture] of Object.entries<Picture>(PICTURES)) {
    const drawn = drawDiagram(diagramOf(picture, square, rules.createCore));
    all.set(`diagram-${name}.svg`, drawn);
    const caption = picture.caption ? `<figcaption>${picture.caption}</figcaption>` : "";
    all.set(`figure-${name}.html`, drawn + caption);
  }
  const cards = new Map<BoardName, string>();
  for (const { name } of BOARDS) {
    const layout = new Layout(rules.geometry(name), "red");
    const start = startOf(name, layout, rules);
    all.set(`board-${name}.svg`, drawDiagram(start));
    cards.set(name, drawCard(layout, start.pieces));
  }
  all.set("kinds.html", kinds(cards));
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

/** The set-up of a board. */
function startOf(name: BoardName, layout: Layout, { createCore }: PictureRules): Diagram {
  const game = createCore("classic", {}, "start", name);
  const { pieces, controllers } = game.view(0);
  const { armies } = layout.geometry;
  const label = `${boardTitle(name)} at the start: ${armies.length} armies around the maze.`;
  const still = { power: null, arrows: [], victims: [], ghosts: [], targets: [], names: "hidden" } as const;
  return { label, layout, pieces, controllers, ...still };
}
