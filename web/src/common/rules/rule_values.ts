/** The values of options. */
import { RULE_OPTIONS, RULE_SETS, type RuleOption, type Rules } from "../../protocol/index.ts";

/** The value of an option in a rule set. */
export function valueIn(set: string, option: string): string {
  const differs: Readonly<Record<string, string>> = RULE_SETS.find(({ name }) => name === set)?.differs ?? {};
  return differs[option] ?? RULE_OPTIONS.find(({ name }) => name === option)?.default ?? "";
}

/** The value of an option in a game's rules. */
export function optionValue({ set, options }: Rules, option: RuleOption): string {
  return options[option] ?? valueIn(set, option);
}
