// Made of `locales` by `cargo xtask texts`. Do not edit.
export * from "./plans.en.ts";
