// Made of `locales` by `cargo xtask texts`. Do not edit.
export const title = (): string => "Jugar sin red";
export const lead = (): string => "Una partida en este dispositivo, contra bots o con otros ante esta pantalla. No necesita red, se guarda en este navegador y nunca es por puntos.";
export const board = (): string => "Tablero";
export const somebodyHere = (): string => "Alguien aquí";
export const goOn = (): string => "Continuar la partida";
export const start = (): string => "Empezar";
export const replaces = (): string => "Si empiezas, termina la partida guardada aquí.";
export const damaged = (): string => "La partida guardada aquí no se puede leer. Se queda como está.";
export const saveDamaged = (): string => "Guardar lo que hay";
export const notKept = (): string => "Este navegador no guarda nada ahora. La partida dura lo que dure esta página.";
export const botsFail = (): string => "Los bots no pueden jugar aquí: no se pudo cargar el motor.";
