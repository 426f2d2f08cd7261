/** The rule sets and the options for people. The rules say what there is. */
import { RULE_OPTIONS, RULE_SETS, type RuleOption } from "../../protocol/index.ts";
import * as text from "../../text/choices.ts";

type Option = (typeof RULE_OPTIONS)[number];

/** An option that is a number: it has no list of values. */
type NumberOption = Extract<Option, { values: readonly [] }>["name"];

/** A value of another option, after the option's name. */
type Choice = {
  [O in Option as O["name"]]: `${O["name"]}_${O["values"][number]}`;
}[RuleOption];

/** The numbers that are offered for an option, the default first, and what a number means. */
const NUMBERS: Readonly<Record<NumberOption, { offered: readonly number[]; text: (n: number) => string }>> = {
  repetition: { offered: [3, 0], text: (times) => text.repetition({ times }) },
  quiet_limit: { offered: [200, 1000], text: (turns) => text.quietLimit({ turns }) },
};

/** An option as a form offers it. */
export interface OptionChoice {
  name: RuleOption;
  title: string;
  /** The values with their texts, the default first. */
  values: readonly (readonly [value: string, text: string])[];
}

/** All options, in the order of the rules. */
export const OPTION_CHOICES: readonly OptionChoice[] = RULE_OPTIONS.map((option) => ({
  name: option.name,
  title: text.rule({ rule: option.name }),
  values: valuesOf(option),
}));

function valuesOf(option: Option): OptionChoice["values"] {
  if (isNumber(option.name)) {
    const numbers = NUMBERS[option.name];
    return numbers.offered.map((number) => [String(number), numbers.text(number)]);
  }
  // The compiler cannot follow which name goes with which value.
  return option.values.map((value) => [value, text.choice({ choice: `${option.name}_${value}` as Choice })]);
}

function isNumber(name: RuleOption): name is NumberOption {
  return name in NUMBERS;
}

/** The title of a rule set; one that these rules do not have is called by its name. */
export function ruleSetTitle(name: string): string {
  const found = RULE_SETS.find((set) => set.name === name);
  return found ? text.ruleSet({ ruleset: found.name }) : name;
}
