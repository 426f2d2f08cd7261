// Finds sentences in the sources of the pages and of the board, and words in the templates of the service:
// people read only texts of `locales`, in their language. What programmers read may be English: errors that
// are thrown, and what goes to the console.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@babel/parser";

const here = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of sources, and what in them is generated. */
const SOURCES = ["src", "board/src"];
const GENERATED = /\/(text|protocol)\/|\.d\.ts$/;

/** Two words next to each other, in a text that has nothing but words and their marks. */
const WORDS = /^[\p{L}\p{N}\s.,;:!?’'“”«»…()–%-]*\p{L}[\p{L}’']+,? \p{L}[\p{L}\p{N}\s.,;:!?’'“”«»…()–%-]*$/u;
/** What sentences have, and lists of classes do not: a capital, a mark at the end, a small word. */
const PHRASE =
  /^\s*\p{Lu}|[.!?…]\s*$|\b(the|a|an|of|is|are|was|to|in|into|you|your|no|not|and|or|with|for|by|on|at|from|has|it)\b/u;
/** A name, then names with hyphens: classes of elements. */
const CLASSES = /^\S+( [a-z]+-[a-z-]+)+$/;
/** A word with a capital, which is a label, if it is no name of a key. */
const WORD = /^\p{Lu}\p{Ll}+[.!?…]?$/u;
const KEYS = new Set(["Backspace", "Delete", "End", "Enter", "Escape", "Home", "Tab"]);
const LETTERS = /\p{L}{2}/u;

/** The templates of the service. */
const TEMPLATES = "crates/djambi-server/templates";
/** What templates hold that nobody reads: sizes, colours, and classes. */
const CONSTANT = /^(width=device-width, initial-scale=1|light dark|#\w+|[a-z]+([-_][a-z]+)+)$/;
/** The name of the game, which has no other in any language. */
const NAME = /\bDjambi\b/g;

/** Attributes of elements that people read or hear. */
const READ = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "placeholder",
  "alt",
]);

/** The sentences of a source with their lines. */
function sentences(name, text) {
  const found = [];
  const visit = (node) => {
    if (isForProgrammers(node)) return;
    const said = textOf(node);
    if (said !== null) found.push(`web/${name}:${node.loc.start.line}: “${said.trim()}”`);
    for (const child of Object.values(node).flat()) if (typeof child?.type === "string") visit(child);
  };
  visit(parse(text, { sourceType: "module", plugins: ["typescript", "jsx"], attachComment: false }).program);
  return found;
}

/** What people would read in a node, if it is a sentence or a phrase. */
function textOf(node) {
  if (node.type === "JSXText") return LETTERS.test(node.value) ? node.value : null;
  if (node.type === "JSXAttribute") {
    const isRead = READ.has(node.name.name) && node.value?.type === "StringLiteral";
    return isRead && LETTERS.test(node.value.value) ? node.value.value : null;
  }
  if (node.type === "StringLiteral") return isPhrase(node.value) ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const chunks = node.quasis.map(({ value }) => value.cooked);
  // What is inserted may be a name, and a name and a verb are a sentence.
  return LETTERS.test(chunks.join(" ")) && isPhrase(chunks.join("Name")) ? chunks.join("…") : null;
}

function isPhrase(said) {
  const text = said.replace(NAME, "");
  if (CLASSES.test(text)) return false;
  return (WORDS.test(text) && PHRASE.test(text)) || (WORD.test(text) && !KEYS.has(text));
}

/** Whether nobody but a programmer reads what a node holds: modules, types, errors, the console. */
function isForProgrammers({ type, callee }) {
  const name = callee?.name ?? callee?.object?.name ?? "";
  if (type === "NewExpression") return name.endsWith("Error");
  if (type === "CallExpression") return name === "console";
  return (
    type === "ImportDeclaration" ||
    type.startsWith("TS") ||
    (type.startsWith("Export") && type.endsWith("AllDeclaration"))
  );
}

/** The words of a template with their lines: all text, and the attributes that people read. */
function words(name, text) {
  const blank = (part) => part.replace(/[^\n]/g, "");
  const plain = text
    .replace(/\{[{%#].*?[}%#]\}/gs, blank)
    .replace(/<!--.*?-->/gs, blank)
    // What is typed, and the kind of a page for machines, are the same in every language.
    .replace(/<code>.*?<\/code>|<meta property="og:type"[^>]*>/gs, blank);
  const read = new RegExp(`\\b(?:${[...READ, "content"].join("|")})="([^"]*)"`, "g");
  return plain
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(read)].map(([, value]) => value).join(" ") + blank(tag))
    .split("\n")
    .map((line, index) => [line.replace(/&\w+;/g, "").trim(), index + 1])
    .filter(([line]) => LETTERS.test(line.replace(NAME, "")) && !CONSTANT.test(line))
    .map(([line, number]) => `${TEMPLATES}/${name}:${number}: “${line}”`);
}

const found = [
  ...SOURCES.flatMap((folder) =>
    readdirSync(join(here, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !GENERATED.test(name))
      .flatMap((name) => sentences(name, readFileSync(join(here, name), "utf8"))),
  ),
  ...readdirSync(join(here, "..", TEMPLATES)).flatMap((name) =>
    words(name, readFileSync(join(here, "..", TEMPLATES, name), "utf8")),
  ),
];
for (const line of found) console.error(`${line} belongs into locales`);
if (found.length > 0) process.exit(1);
