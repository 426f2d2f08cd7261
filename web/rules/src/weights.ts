/** The files of the engine's weights of boards that its module has none of. */
import { WEIGHTS } from "../../generated/weights.ts";

/** Their addresses by board, beside this module. */
export function weights(): Record<string, string[]> {
  const address = (file: string) => new URL(file, import.meta.url).href;
  return Object.fromEntries(Object.entries(WEIGHTS).map(([board, files]) => [board, files.map(address)]));
}
