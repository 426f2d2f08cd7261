/** The rule sets and options of a new game, with the texts of the home page. */

/** A named set of option values. */
export interface RuleSet {
  name: string;
  title: string;
  sentence: string;
  /** The values that differ from the defaults, by option. */
  differs: Readonly<Record<string, string>>;
}

/** The rule sets, the default first. */
export const RULE_SETS: readonly RuleSet[] = [
  {
    name: "classic",
    title: "Classic",
    sentence:
      "The rule book of 1975: the reporter kills one neighbour, and armies won by power are kept for good.",
    differs: {},
  },
  {
    name: "variants",
    title: "Variants",
    sentence: "The reporter kills all its neighbours at once, and armies held by power are lost with it.",
    differs: { reporter: "all", devolution: "reign" },
  },
  {
    name: "arena",
    title: "Arena",
    sentence:
      "You may kill pieces of your own armies, and assassin and diplomat may strike twice through the maze.",
    differs: { own_kills: "pieces", maze_exit: "master" },
  },
  {
    name: "yang-pi",
    title: "Yang-Pî",
    sentence: "The Mexican game of 1979. By the one comparison we know, its rules are those of Classic.",
    differs: {},
  },
];

/** An option of the rules. */
export interface RuleOption {
  name: string;
  title: string;
  /** The values with their texts, the default first. */
  values: readonly (readonly [value: string, text: string])[];
}

/** All options. */
export const OPTIONS: readonly RuleOption[] = [
  {
    name: "reporter",
    title: "The reporter",
    values: [
      ["one", "may kill one neighbour"],
      ["must", "must kill one if there is one"],
      ["all", "kills every neighbour, always"],
      ["all_own", "kills every neighbour, your own pieces too"],
    ],
  },
  {
    name: "own_kills",
    title: "Killing pieces of your own armies",
    values: [
      ["never", "forbidden"],
      ["pieces", "allowed, except your own chief"],
    ],
  },
  {
    name: "maze_exit",
    title: "Leaving the maze after a stroke",
    values: [
      ["quiet", "onto an empty square only"],
      ["master", "may strike a second chief"],
    ],
  },
  {
    name: "orphans",
    title: "Armies without a commander",
    values: [
      ["untouchable", "cannot be touched"],
      ["exposed", "can be killed and moved"],
    ],
  },
  {
    name: "devolution",
    title: "Armies won by power",
    values: [
      ["forever", "are kept for good"],
      ["reign", "are lost on leaving power"],
    ],
  },
  {
    name: "encirclement",
    title: "A chief walled in by corpses dies",
    values: [
      ["no_necromobile", "unless it has a necromobile"],
      ["strict", "in any case"],
    ],
  },
  {
    name: "power_duel",
    title: "With two players left, power gives",
    values: [
      ["double", "two turns in a row"],
      ["single", "no extra turn"],
    ],
  },
  {
    name: "maze_corpse",
    title: "Putting a corpse into the empty maze",
    values: [
      ["never", "forbidden"],
      ["chief", "allowed for a chief just killed"],
      ["any", "allowed"],
    ],
  },
  {
    name: "maze_militant",
    title: "A militant and a chief in the maze",
    values: [
      ["never", "it cannot kill the chief"],
      ["kill", "it may kill the chief and leave"],
    ],
  },
  {
    name: "hostage_encirclement",
    title: "The chief of an absent player, walled in by corpses",
    values: [
      ["never", "lives on"],
      ["judged", "dies like any other"],
    ],
  },
  {
    name: "repetition",
    title: "The same position for the third time",
    values: [
      ["3", "is a draw"],
      ["0", "means nothing"],
    ],
  },
  {
    name: "quiet_limit",
    title: "200 turns without a kill",
    values: [
      ["200", "are a draw"],
      ["1000", "are not yet a draw, 1,000 are"],
    ],
  },
];

/** The rule set of a name. */
export function ruleSet(name: string): RuleSet | undefined {
  return RULE_SETS.find((set) => set.name === name);
}

/** The value of an option in a rule set. */
export function valueIn(set: RuleSet, option: RuleOption): string {
  return set.differs[option.name] ?? option.values[0]?.[0] ?? "";
}
