/** The words of bots with their acts, in the reader's language. */
import type { Act, Manner } from "../../protocol/index.ts";
import * as text from "../../text/voices.ts";

const NUMBERS = ["1", "2", "3"] as const;

/** The manner of a bot, and which of its wordings. */
export type VoiceName = `${Manner}_${(typeof NUMBERS)[number]}`;

/** What a bot says with an act; empty for a person, and for an act that has no words. */
export function botWords({ kind, voice }: Act): string {
  if (!voice) return "";
  const { manner, wording, about } = voice;
  const name: VoiceName = `${manner}_${NUMBERS[wording - 1] ?? "1"}`;
  if (kind === "accept") return text.botAccepts({ voice: name });
  if (kind === "refuse") return text.botRefuses({ voice: name });
  if (kind !== "propose") return "";
  const offer = text.botOffers({ voice: name });
  return about ? `${text.botWarns({ voice: name, player: about })} ${offer}` : offer;
}
