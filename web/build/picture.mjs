// Draws the pictures of a game that are committed: docs/board.svg for the README, a diagram with its style
// inside, and static/card.png, which chats show beside a link to a page.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { transformSync } from "esbuild";
import { drawPictures } from "./pictures.mjs";
import { loadBridge } from "./square9.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const pictures = await drawPictures(await loadBridge());

/** The selectors of the board's style sheet that a diagram uses. */
const CLASSES = "rim|flag|piece|power|light|dark|maze|under|body|ivory|ink|line|stone|soil|chalk";
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

/** The board beside the name, in the size that chats show. */
const card = `<style>
  body { display: flex; align-items: center; gap: 64px; margin: 0; padding: 0 64px; width: 1072px; height: 630px;
    background: #f5efe2; color: #231d16; font: 400 112px Gelasio, Georgia, serif; }
  svg.diagram { flex: none; width: 566px; height: 566px; }
</style>${svg}<span>Djambi</span>`;
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(card);
await page.screenshot({ path: join(here, "static/card.png") });
await browser.close();
