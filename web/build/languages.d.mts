/** The codes of the languages: the folders of `locales`. */
export declare const LANGUAGES: readonly string[];
