/** The messages in which treaties were proposed. */
import type { KnownTreaty, TalkMessage } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { talkPanel } from "../talk/talk_panel.ts";

/** The message of a proposal, as far as the page has it. */
export function proposalOf(store: GameStore, { channel, of }: KnownTreaty): TalkMessage | undefined {
  return store.talk.of(channel).find(({ seq }) => seq === of);
}

/** Whether the user hides what the author of a proposal says. */
export function isHidden(store: GameStore, known: KnownTreaty): boolean {
  const proposal = proposalOf(store, known);
  return proposal !== undefined && talkPanel(store).hides(proposal);
}
