/** The words of bots with their acts, in the reader's language. */
import type { Act, Manner, TreatyForm } from "../../protocol/index.ts";
import * as text from "../../text/voices.ts";

const NUMBERS = ["1", "2", "3"] as const;

/** The manner of a bot, and which of its wordings. */
export type VoiceName = `${Manner}_${(typeof NUMBERS)[number]}`;

/** What a bot says with an act; empty for a person, and for an act that has no words. */
export function botWords(act: Act): string {
  const { voice } = act;
  if (!voice) return "";
  const { manner, wording, about } = voice;
  const name: VoiceName = `${manner}_${NUMBERS[wording - 1] ?? "1"}`;
  if (act.kind === "accept") return text.botAccepts({ voice: name });
  if (act.kind === "refuse") return (voice.never ? text.botNever : text.botRefuses)({ voice: name });
  if (act.kind === "notice") return text.botGivesNotice({ voice: name });
  if (act.kind !== "propose") return "";
  const offer = (isPeace(act.treaty) ? text.botOffers : text.botProposes)({ voice: name });
  return about ? `${text.botWarns({ voice: name, player: about })} ${offer}` : offer;
}

/** Whether all that is promised is peace. */
function isPeace({ parties }: TreatyForm): boolean {
  return parties.every(({ clauses }) => clauses.every(({ kind }) => kind === "peace"));
}
