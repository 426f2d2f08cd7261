/** The types of the page and of its board, each of which is declared once. */
import type { BoardGeometry, Family, StoryStep } from "../board/src/types.ts";
import type { PositionView, Problem, Seat } from "../src/protocol/index.ts";
