/** The moves in a picture, by the rules: the position before them, arrows, victims and targets. */
import type { Layout } from "../../board/src/layout.ts";
import type { PieceView } from "../../board/src/types.ts";
import type { CoreFactory, RulesCore } from "../core/types.ts";
import type { Arrow, Diagram } from "./diagram.ts";
import type { Picture } from "./pictures.ts";

/** The game of a picture, before the moves that are shown. */
export function gameOf({ position, played = [] }: Picture, create: CoreFactory): RulesCore {
  const game = create("classic", {}, position, "square9");
  for (const move of played) game.play(move);
  return game;
}

/** The diagram of a picture but for its label; throws if one of its moves is not legal. */
export function diagramOf(picture: Picture, layout: Layout, create: CoreFactory): Omit<Diagram, "label"> {
  const game = gameOf(picture, create);
  const { pieces, controllers, in_power: power } = game.view(game.length);
  const families = game.families().filter(({ from }) => from === picture.targetsOf);
  const diagram = {
    layout,
    part: picture.part,
    pieces,
    controllers,
    power,
    arrows: [] as Arrow[],
    victims: [] as string[],
    ghosts: [] as PieceView[],
    targets: families.flatMap(({ to }) => to),
    names: "shown" as const,
  };
  for (const move of picture.moves ?? []) {
    const after = gameOf(picture, create);
    after.play(move);
    for (const step of after.story(after.length)) {
      if (step.kind === "move") addArrow(diagram.arrows, { from: step.from, to: step.to, kind: "move" });
      if (step.kind === "encircled") diagram.victims.push(step.square);
      if (step.kind === "kill") {
        diagram.victims.push(step.square);
        if (step.corpse === step.square) continue;
        diagram.arrows.push({ from: step.square, to: step.corpse, kind: "carry" });
        diagram.ghosts.push({ square: step.corpse });
      }
      if (step.kind === "relocate") {
        diagram.arrows.push({ from: step.from, to: step.to, kind: "carry" });
        diagram.ghosts.push({ square: step.to, army: step.army, role: step.role });
      }
    }
  }
  return diagram;
}

/** Adds an arrow that is not there yet: moves to choose from may begin alike. */
function addArrow(arrows: Arrow[], arrow: Arrow): void {
  if (!arrows.some(({ from, to }) => from === arrow.from && to === arrow.to)) arrows.push(arrow);
}
