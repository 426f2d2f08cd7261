// Made of `locales` by `cargo xtask texts`. Do not edit.
export const title = (): string => "Jouer sans réseau";
export const lead = (): string => "Une partie sur cet appareil, contre des bots ou à plusieurs devant cet écran. Elle n’a pas besoin de réseau, est gardée dans ce navigateur et n’est jamais classée.";
export const board = (): string => "Plateau";
export const somebodyHere = (): string => "Quelqu’un ici";
export const goOn = (): string => "Continuer la partie";
export const start = (): string => "Commencer";
export const replaces = (): string => "Commencer met fin à la partie gardée ici.";
export const damaged = (): string => "La partie gardée ici est illisible. Elle reste telle quelle.";
export const saveDamaged = (): string => "Enregistrer ce qu’il en reste";
export const notKept = (): string => "Ce navigateur ne garde rien pour l’instant. La partie dure aussi longtemps que cette page.";
export const botsFail = (): string => "Les bots ne peuvent pas jouer ici : le moteur n’a pas pu être chargé.";
