import { type BoardName, RULE_SETS, type Rules } from "../../protocol/index.ts";
import * as text from "../../text/choices.ts";
import { boardTitle } from "./boards.ts";
import { OPTION_CHOICES } from "./rule_texts.ts";

/** The board and the rules of a game in words, with the options that differ from the rule set's. */
export function kindText(board: BoardName, { set, options }: Rules): string {
  const title = boardTitle(board);
  const ruleset = RULE_SETS.find(({ name }) => name === set)?.name;
  if (!ruleset) return title;
  const changes = OPTION_CHOICES.flatMap(({ name, values }) => {
    const chosen = values.find(([value]) => value === options[name]);
    return chosen ? [text.change({ rule: name, value: chosen[1] })] : [];
  });
  const rules = changes.length > 0 ? text.rulesChanged({ ruleset, changes }) : text.rules({ ruleset });
  return text.kind({ title, rules });
}
