/** The headings of the page of the rules, by the sections of the specification. */
const HEADINGS: Readonly<Record<string, string>> = {
  "§2": "turn",
  "§3": "pieces",
  "§4": "maze",
  "§5": "maze",
  "§6": "armies",
  "§7": "armies",
  "§8": "end",
  "§9": "choice",
};

/** The address of a section of the rules. */
export function rulesAddress(section: string): string {
  const heading = HEADINGS[section];
  return heading ? `/rules#${heading}` : "/rules";
}
