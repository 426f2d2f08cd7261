/** A code: of the service, or of the rules, whose codes are the names in the catalogue's file `problems`. */
export type Code = ServiceCode | (string & {});

/** The arguments of a code's sentence by name. A problem among them is a sentence in the sentence. */
export type Arguments = { [name: string]: string | number | readonly string[] | Problem };

/** What is wrong: a code with arguments, from which the page makes a sentence in its language. */
export interface Problem {
  code: Code;
  args?: Arguments;
  /** The sentence in English, if who found the problem writes one. */
  message?: string;
  /** The section of the rules concerned, such as `§3`. */
  section?: string;
}
