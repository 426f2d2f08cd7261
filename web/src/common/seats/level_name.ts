import type { Level } from "../../protocol/index.ts";
import * as text from "../../text/choices.ts";

/** A level's name: "Envoy". */
export function levelName(level: Level): string {
  return text.level({ level });
}
