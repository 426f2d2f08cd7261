// Made of `locales` by `cargo xtask texts`. Do not edit.
export * from "./play.en.ts";
