/** The sentences of a language from the catalogue: tests expect what a page says, and copy none of it. */
import type { BoardText } from "../../board/src/text/board.ts";
import type * as account from "../../src/text/account.ts";
import type * as analysis from "../../src/text/analysis.ts";
import type * as beside from "../../src/text/beside.ts";
import type * as coach from "../../src/text/coach.ts";
import type * as common from "../../src/text/common.ts";
import type * as game from "../../src/text/game.ts";
import type * as guide from "../../src/text/guide.ts";
import type * as home from "../../src/text/home.ts";
import type * as plans from "../../src/text/plans.ts";
import type * as press from "../../src/text/press.ts";
import type * as voices from "../../src/text/voices.ts";

/** What the board and the pages say in a language. */
export interface Texts {
  /** The code of the language. */
  language: string;
  board: BoardText;
  account: typeof account;
  analysis: typeof analysis;
  beside: typeof beside;
  coach: typeof coach;
  common: typeof common;
  game: typeof game;
  guide: typeof guide;
  home: typeof home;
  plans: typeof plans;
  press: typeof press;
  voices: typeof voices;
}

/** The sentences of the language with a code, which is the name of a folder of `locales`. */
export async function textsIn(language: string): Promise<Texts> {
  const { board } = await import(`../../board/src/text/board.${language}.ts`);
  const [account, analysis, beside, coach, common, game, guide, home, plans, press, voices] =
    await Promise.all(
      [
        "account",
        "analysis",
        "beside",
        "coach",
        "common",
        "game",
        "guide",
        "home",
        "plans",
        "press",
        "voices",
      ].map((area) => import(`../../src/text/${area}.${language}.ts`)),
    );
  return {
    language,
    board,
    account,
    analysis,
    beside,
    coach,
    common,
    game,
    guide,
    home,
    plans,
    press,
    voices,
  };
}
