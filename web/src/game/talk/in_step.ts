/** The talk of a game that is over, in step with its turns. */
import type { Channel, Drawing, TalkMessage } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { isTold } from "../press/thoughts.ts";
import { eventsOfPlies, plyAfter } from "../turns/moments.ts";
import type { TalkPanel } from "./talk_panel.ts";

/** A message of a channel, and the number of plies that had been played when it was said. */
export interface Said {
  channel: Channel;
  message: TalkMessage;
  ply: number;
}

/** Whether the game is over: its talk can be looked through with its turns. */
export function isOver({ latest }: GameStore): boolean {
  return Boolean(latest.value?.outcome);
}

/** The messages of the panel with their moments, in the order in which they were said. */
export function saidIn(store: GameStore, panel: TalkPanel): Said[] {
  void [store.plyCount.value, store.revision.value];
  const events = store.settings.value ? eventsOfPlies(store.log) : [];
  const said = panel.shownChannels.value.flatMap((channel) =>
    panel
      .visible(channel)
      .filter((message) => isTold(store, message))
      .map((message) => ({ channel, message, ply: plyAfter(events, message.after) })),
  );
  return said.sort(({ message: one }, { message: other }) =>
    one.after === other.after ? one.at_ms - other.at_ms : one.after - other.after,
  );
}

/** The ply up to which the user looks a game through that is over; null while they look at its end. */
export function stepOf(store: GameStore): number | null {
  return isOver(store) ? store.reviewedPly.value : null;
}

/** What somebody drew last at the moment that the user looks back at. */
export function drawingOfMoment(store: GameStore, panel: TalkPanel): Drawing | null {
  const step = stepOf(store);
  if (step === null) return null;
  const drawings = panel.said.value.flatMap(({ ply, message: { words } }) =>
    ply === step && "drawing" in words ? [words.drawing] : [],
  );
  return drawings.at(-1) ?? null;
}
