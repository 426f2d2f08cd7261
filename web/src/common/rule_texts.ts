/** The texts of the rule sets and the options. The rules say what there is. */
import { RULE_OPTIONS, RULE_SETS, type RuleSet } from "../protocol/index.ts";

/** A sentence about every rule set of the rules. */
export const RULE_SET_SENTENCES: Readonly<Record<RuleSet, string>> = {
  classic:
    "The rule book of 1975: the reporter kills one neighbour, and armies won by power are kept for good.",
  variants: "The reporter kills all its neighbours at once, and armies held by power are lost with it.",
  arena:
    "You may kill pieces of your own armies, and assassin and diplomat may strike twice through the maze.",
  "yang-pi": "The Mexican game of 1979. By the one comparison we know, its rules are those of Classic.",
};

type Option = (typeof RULE_OPTIONS)[number];

/**
 * The words for each option: texts for all values, or, of a number, for its default and what else is offered.
 */
type OptionTexts = {
  readonly [O in Option as O["name"]]: {
    title: string;
    values: Readonly<
      O["values"] extends readonly []
        ? Record<O["default"], string> & Record<string, string>
        : Record<O["values"][number], string>
    >;
  };
};

/** The words for every option of the rules. */
export const OPTION_TEXTS: OptionTexts = {
  reporter: {
    title: "The reporter",
    values: {
      one: "may kill one neighbour",
      must: "must kill one if there is one",
      all: "kills every neighbour, always",
      all_own: "kills every neighbour, your own pieces too",
    },
  },
  own_kills: {
    title: "Killing pieces of your own armies",
    values: {
      never: "forbidden",
      pieces: "allowed, except your own chief",
    },
  },
  maze_exit: {
    title: "Leaving the maze after a stroke",
    values: {
      quiet: "onto an empty square only",
      master: "may strike a second chief",
    },
  },
  orphans: {
    title: "Armies without a commander",
    values: {
      untouchable: "cannot be touched",
      exposed: "can be killed and moved",
    },
  },
  devolution: {
    title: "Armies won by power",
    values: {
      forever: "are kept for good",
      reign: "are lost on leaving power",
    },
  },
  encirclement: {
    title: "A chief walled in by corpses dies",
    values: {
      no_necromobile: "unless it has a necromobile",
      strict: "in any case",
    },
  },
  power_duel: {
    title: "With two players left, power gives",
    values: {
      double: "two turns in a row",
      single: "no extra turn",
    },
  },
  maze_corpse: {
    title: "Putting a corpse into the empty maze",
    values: {
      never: "forbidden",
      chief: "allowed for a chief just killed",
      any: "allowed",
    },
  },
  maze_militant: {
    title: "A militant and a chief in the maze",
    values: {
      never: "it cannot kill the chief",
      kill: "it may kill the chief and leave",
    },
  },
  hostage_encirclement: {
    title: "The chief of an absent player, walled in by corpses",
    values: {
      never: "lives on",
      judged: "dies like any other",
    },
  },
  repetition: {
    title: "A position that comes up again",
    values: {
      3: "is a draw the third time",
      0: "means nothing",
    },
  },
  quiet_limit: {
    title: "Turns without a kill",
    values: {
      200: "are a draw after 200",
      1000: "are a draw after 1,000",
    },
  },
};

/** An option as a form offers it. */
export interface OptionChoice {
  name: string;
  title: string;
  /** The values with their texts, the default first. */
  values: readonly (readonly [value: string, text: string])[];
}

/** All options, in the order of the rules. */
export const OPTION_CHOICES: readonly OptionChoice[] = RULE_OPTIONS.map((option) => {
  const { title, values } = OPTION_TEXTS[option.name];
  const texts: Readonly<Record<string, string>> = values;
  const others = Object.keys(texts).filter((value) => value !== option.default);
  const offered = option.values.length > 0 ? option.values : [option.default, ...others];
  return {
    name: option.name,
    title,
    values: offered.map((value) => [value, texts[value] ?? value] as const),
  };
});

/** The title of a rule set; one without a title is called by its name. */
export function ruleSetTitle(name: string): string {
  return RULE_SETS.find((set) => set.name === name)?.title ?? name;
}
