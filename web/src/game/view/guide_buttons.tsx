import type { DjambiBoard } from "../../../board/src/index.ts";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { rulesAddress } from "../rules_address.ts";

/** The answers to the question before a turn that costs much. */
export function RiskButtons({ board }: { board: () => DjambiBoard | null }) {
  return (
    <div class="banner-risk">
      <button type="button" class="button" onClick={() => board()?.commit()}>
        {text.playAnyway()}
      </button>
      <button type="button" class="button button-strong" onClick={() => board()?.back()}>
        {text.takeItBack()}
      </button>
    </div>
  );
}

/** The way to the section of the rules that refuses the last choice. */
export function RuleLink({ store }: { store: GameStore }) {
  const section = store.guide.refusal.value?.section;
  if (!section) return null;
  return (
    <>
      {" "}
      <a class="nowrap" href={rulesAddress(section)}>
        {text.seeRules()}
      </a>
    </>
  );
}
