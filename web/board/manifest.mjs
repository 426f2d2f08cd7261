// The manifest of the custom element (https://github.com/webcomponents/custom-elements-manifest), from which editors
// know its members and events: what the sources say of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@babel/parser";

/** Methods that browsers call. */
const LIFE = ["connectedCallback", "disconnectedCallback"];

/** The manifest for the sources in a folder. */
export function manifest(sources) {
  const element = source(join(sources, "element.ts"));
  const config = source(join(sources, "config.ts"));
  const board = declared(element, "DjambiBoard");
  const members = board.body.body.filter(
    ({ key, type }) => key?.type === "Identifier" && isMember(type, key.name),
  );
  const events = declared(config, "BoardEvents").body.body;
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path: "dist/element.js",
        declarations: [
          {
            kind: "class",
            customElement: true,
            tagName: "djambi-board",
            name: "DjambiBoard",
            superclass: { name: "HTMLElement" },
            description: comment(element.program.comments?.[0] ?? element.comments[0]),
            members: members.map((node) => member(node, element.text)),
            events: events.map((node) => ({
              name: node.key.name,
              type: { text: typeText(node, config.text) },
              description: comment(node.leadingComments?.at(-1)),
            })),
          },
        ],
        exports: [
          {
            kind: "js",
            name: "DjambiBoard",
            declaration: { name: "DjambiBoard", module: "dist/element.js" },
          },
        ],
      },
      {
        kind: "javascript-module",
        path: "dist/index.js",
        exports: [
          {
            kind: "custom-element-definition",
            name: "djambi-board",
            declaration: { name: "DjambiBoard", module: "dist/element.js" },
          },
        ],
      },
    ],
  };
}

function isMember(type, name) {
  return (
    (type === "ClassMethod" || type === "ClassProperty") && name !== "constructor" && !LIFE.includes(name)
  );
}

/** A method, or a value that is read. */
function member(node, text) {
  const about = { name: node.key.name, description: comment(node.leadingComments?.at(-1)) };
  const type = node.returnType ? { text: typeText({ typeAnnotation: node.returnType }, text) } : undefined;
  if (node.kind === "get") return { kind: "field", ...about, type, readonly: true };
  const parameters = node.params.map((parameter) => ({
    name: parameter.name,
    type: { text: typeText(parameter, text) },
  }));
  return { kind: "method", ...about, parameters, return: { type } };
}

function source(path) {
  const text = readFileSync(path, "utf8");
  return { text, ...parse(text, { sourceType: "module", plugins: ["typescript"] }) };
}

function declared({ program }, name) {
  const declarations = program.body.map((node) => node.declaration ?? node);
  const found = declarations.find((node) => node.id?.name === name);
  if (!found) throw new Error(`the sources of the board declare no ${name}`);
  return found;
}

function typeText({ typeAnnotation }, text) {
  const { start, end } = typeAnnotation.typeAnnotation;
  return text.slice(start, end);
}

/** The sentences of a comment, in one line. */
function comment(node) {
  return (node?.value ?? "")
    .replace(/^\*/, "")
    .replace(/\s*\n\s*\*?\s*/g, " ")
    .trim();
}
