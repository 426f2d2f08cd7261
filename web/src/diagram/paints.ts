/** The colours and strokes of the board's style sheet by day, for programs that read no style sheets. */
import type { Seat } from "../../board/src/types.ts";

/** How a path is painted: the colours as `#rrggbb`, and the width of the line. */
export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  /** The lengths of dashes, which are also those of the gaps. */
  dash?: number;
}

type Declarations = Readonly<Record<string, string>>;

/** Reads paints from the text of a style sheet. Throws if one cannot be told. */
export class Paints {
  readonly #rules: readonly (readonly [selectors: string[], declarations: Declarations])[];

  constructor(css: string) {
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
    this.#rules = [...plain.matchAll(/^([^@{}]+)\{([^{}]*)\}/gm)].map(([, selectors = "", body = ""]) => [
      selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim().replace(/\s+/g, " ")),
      Object.fromEntries(body.split(";").flatMap(declaration)),
    ]);
  }

  /** The paint of a class, as a part of an army's piece. */
  of(name: string, army?: Seat): Paint {
    const all = { ":root": 1, ".dj-icon": 1, [`[data-army="${army}"]`]: 1, [`.${name}`]: 1 };
    const declared: Record<string, string> = {};
    for (const [selectors, declarations] of this.#rules) {
      const isArmy = selectors.some((one) => one.startsWith(".dj-piece:is(") && one.includes(`"${army}"`));
      if (isArmy || selectors.some((one) => one in all)) Object.assign(declared, declarations);
    }
    const value = (property: string) => {
      const found = resolved(declared[property] ?? "none", declared);
      return found === "none" ? undefined : found;
    };
    const [fill, stroke, dash] = [value("fill"), value("stroke"), value("stroke-dasharray")];
    const paint: Paint = {};
    if (fill) paint.fill = colour(fill);
    if (stroke) Object.assign(paint, { stroke: colour(stroke), width: Number(value("stroke-width") ?? 1) });
    if (dash) paint.dash = Number.parseFloat(dash);
    return paint;
  }
}

function declaration(text: string): [string, string][] {
  const [, name, value] = /^\s*([\w-]+):\s*([\s\S]*?)\s*$/.exec(text) ?? [];
  return name && value !== undefined ? [[name, value]] : [];
}

/** A value in which properties have their values; those of the night have none. */
function resolved(value: string, declared: Declarations): string {
  const next = value.replace(/var\((--[\w-]+)(?:, ([^()]*))?\)/, (_, name: string, fallback = "") => {
    if (name === "--dj-night") return "";
    const known = name === "--dj-day" ? undefined : declared[name];
    return known ?? fallback;
  });
  return next === value ? value.trim() : resolved(next, declared);
}

/** A colour as `#rrggbb`; a mixture is one with black. */
function colour(value: string): string {
  const [, mixed, percent] = /^color-mix\(in srgb, (#\w{6}), #000 (\d+)%\)$/.exec(value) ?? [];
  if (mixed) {
    const part = (from: number) =>
      Math.round(Number.parseInt(mixed.slice(from, from + 2), 16) * (1 - Number(percent) / 100));
    return `#${[1, 3, 5].map((from) => part(from).toString(16).padStart(2, "0")).join("")}`;
  }
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${value} is no colour`);
  return value;
}
