/** The colours of the six armies can be told apart, also without one of the three kinds of cones. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** What remains of red, green and blue light: Machado, Oliveira and Fernandes (2009), full severity. */
const VISION: Readonly<Record<string, readonly (readonly number[])[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The smallest distance of two armies' colours in the colour space Oklab, times 100. */
const MIN_DISTANCE = 8;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function oklab([r = 0, g = 0, b = 0]: readonly number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function seen(colour: string, vision: readonly (readonly number[])[]): number[] {
  const light = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const left = vision.map((row) => row.reduce((sum, part, i) => sum + part * (light[i] ?? 0), 0));
  return oklab(left.map((value) => Math.min(1, Math.max(0, value))));
}

const css = readFileSync(new URL("../../board/board.css", import.meta.url), "utf8");
const armies = [...css.matchAll(/--army-(\w+): (#\w{6});/g)].map(([, name = "", colour = ""]) => ({
  name,
  colour,
}));

test("six armies have six colours", () => {
  const names = armies.map(({ name }) => name);
  assert.deepEqual(names, ["red", "blue", "yellow", "green", "purple", "orange"]);
});

for (const [name, vision] of Object.entries(VISION)) {
  test(`armies are told apart: ${name}`, () => {
    armies.forEach((one, i) => {
      for (const other of armies.slice(i + 1)) {
        const [a, b] = [seen(one.colour, vision), seen(other.colour, vision)];
        const distance = 100 * Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
        assert.ok(distance >= MIN_DISTANCE, `${one.name} and ${other.name}: ${distance.toFixed(1)}`);
      }
    });
  });
}

/** The colours of the style that differ by day and by night. */
const themed = (name: string) => {
  const found = new RegExp(`--dj-${name}: var\\(--dj-day, (#\\w{6})\\) var\\(--dj-night, (#\\w{6})\\)`).exec(
    css,
  );
  return [found?.[1] ?? "", found?.[2] ?? ""] as const;
};
const plain = (name: string) => new RegExp(`--dj-${name}: (#\\w{6});`).exec(css)?.[1] ?? "";

/** The contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(a ?? 0, b ?? 0) / Math.min(a ?? 1, b ?? 1);
}

test("the line of the army to move is seen against squares and frame, by day and by night", () => {
  for (const time of [0, 1]) {
    const edge = themed("line")[time] ?? "";
    for (const place of ["light", "dark", "middle", "rim"]) {
      const ground = themed(place)[time] ?? "";
      assert.ok(contrast(edge, ground) >= 3, `edge on ${place}: ${contrast(edge, ground).toFixed(1)}`);
    }
  }
});

test("a figure is seen on its army's colour", () => {
  const light = /\.dj-piece:is\(([^)]*)\)/.exec(css)?.[1] ?? "";
  for (const { name, colour } of armies) {
    const figure = plain(light.includes(name) ? "ink" : "ivory");
    assert.ok(contrast(figure, colour) >= 3, `${name}: ${contrast(figure, colour).toFixed(1)}`);
  }
});
