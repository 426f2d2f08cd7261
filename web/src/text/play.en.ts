// Made of `locales` by `cargo xtask texts`. Do not edit.
export const title = (): string => "Play without a network";
export const lead = (): string => "A game on this device, against bots or with others at this screen. It needs no network, is kept in this browser, and is never rated.";
export const board = (): string => "Board";
export const somebodyHere = (): string => "Somebody here";
export const goOn = (): string => "Go on with the game";
export const start = (): string => "Start";
export const replaces = (): string => "Starting ends the game that is kept here.";
export const damaged = (): string => "The game that is kept here cannot be read. It stays as it is.";
export const saveDamaged = (): string => "Save what is there";
export const notKept = (): string => "This browser keeps nothing now. The game lasts as long as this page.";
export const botsFail = (): string => "The bots cannot play here: the engine could not be loaded.";
