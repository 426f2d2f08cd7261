import { localGame } from "../../common/local_game.ts";
import * as text from "../../text/beside.ts";

/** The link that leads with a game to the analysis board. */
export function AnalyseLink({ game, look }: { game: string; look: string }) {
  const { value: local } = localGame;
  if (local) {
    return (
      <button type="button" class={look} onClick={() => local.analyse()}>
        {text.analyse()}
      </button>
    );
  }
  return (
    <a class={look} href={`/analysis?game=${encodeURIComponent(game)}`}>
      {text.analyse()}
    </a>
  );
}
