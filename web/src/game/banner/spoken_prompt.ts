import { spoken } from "../../text/game.ts";
import type { BannerContent } from "./banner_content.ts";

/**
 * What a screen reader is told when the banner changes: the user's turn, what to choose, and what they look
 * back at. Empty for a banner that others speak for: the board, a dialog or an alert.
 */
export function spokenPrompt(before: BannerContent | null, now: BannerContent): string {
  if (now.tone !== "mine" && now.tone !== "look") return "";
  const goesOn = before?.tone === now.tone && before.title === now.title;
  return goesOn ? now.text : spoken(now);
}

/** Whether two banners say the same. */
export function isSameBanner(before: BannerContent | null, now: BannerContent): boolean {
  return before?.tone === now.tone && before.title === now.title && before.text === now.text;
}
