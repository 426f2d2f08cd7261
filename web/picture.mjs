// Draws docs/board.svg, the picture of a game in the README: a diagram with its style inside.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { drawPictures } from "./pictures.mjs";
import { loadBridge } from "./square9.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const pictures = await drawPictures(await loadBridge());

/** The selectors of the board's style sheet that a diagram uses. */
const CLASSES = "rim|piece|power|light|dark|maze|under|body|ivory|ink|line|stone|soil|chalk";
const USED = new RegExp(`^(:root|djambi-board,|\\[data-army|\\.dj-(${CLASSES}))`);
const board = readFileSync(join(here, "board/board.css"), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const rules = board
  .match(/^[^@{}]+\{[^{}]*\}/gm)
  .filter((rule) => USED.test(rule.trim()) && !/theme/.test(rule));
/** Resolves the colours that differ by day and by night: the README's picture is drawn by day. */
const byDay = (css) =>
  css
    .replace(/--dj-(day|night):[^;]*;/g, "")
    .replace(/var\(--dj-day, ([^)]+)\) var\(--dj-night, [^)]+\)/g, "$1");
const own = readFileSync(join(here, "styles/diagram.css"), "utf8");
const colours = ":root{--soft:#5d5245;--sans:sans-serif}svg{background:#f5efe2}";
const style = transformSync(colours + byDay(rules.join("\n")) + own, {
  loader: "css",
  minify: true,
}).code.trim();
const parts = /<defs>.*<\/defs>/.exec(pictures.get("diagram-parts.svg"))[0];
const svg = pictures
  .get("figure-cover.en.html")
  .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="600" ')
  .replace(">", `><style>${style}</style>${parts}`);
writeFileSync(join(here, "../docs/board.svg"), `${svg}\n`);
