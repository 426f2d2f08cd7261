import type * as texts from "../text/pictures.ts";
import type { PictureName } from "./pictures.ts";

/** The words of a picture. */
export interface PictureWords {
  /** The text for a screen reader. */
  label: string;
  /** The text under the picture; may be empty. */
  caption: string;
}

/** The words of all pictures in the language of the texts. */
export function pictureWords(text: typeof texts): Readonly<Record<PictureName, PictureWords>> {
  return {
    start: { label: text.startLabel(), caption: text.startCaption() },
    cover: { label: text.coverLabel(), caption: "" },
    "ways-militant": { label: text.waysMilitantLabel(), caption: text.waysMilitantCaption() },
    "ways-others": { label: text.waysOthersLabel(), caption: text.waysOthersCaption() },
    militant: { label: text.militantLabel(), caption: text.militantCaption() },
    walls: { label: text.wallsLabel(), caption: text.wallsCaption() },
    assassin: { label: text.assassinLabel(), caption: text.assassinCaption() },
    reporter: { label: text.reporterLabel(), caption: text.reporterCaption() },
    diplomat: { label: text.diplomatLabel(), caption: text.diplomatCaption() },
    shield: { label: text.shieldLabel(), caption: text.shieldCaption() },
    "maze-enter": { label: text.mazeEnterLabel(), caption: text.mazeEnterCaption() },
    "maze-strike": { label: text.mazeStrikeLabel(), caption: text.mazeStrikeCaption() },
    "maze-next": { label: text.mazeNextLabel(), caption: text.mazeNextCaption() },
    encircled: { label: text.encircledLabel(), caption: text.encircledCaption() },
  };
}
