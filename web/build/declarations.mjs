// Puts the types that an entry point exports, and all that they are made of, into one file that needs no other.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@babel/parser";

/**
 * The declarations of an entry point as the text of one module. `entry` is a file of declarations; `locate` gives the
 * file of the declarations of a module, from the path that an import means.
 */
export function bundledDeclarations(entry, locate) {
  const modules = new Map();
  const moduleOf = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path, locate));
    return modules.get(path);
  };
  const written = new Map();
  const roots = exportedNames(moduleOf(entry), moduleOf);
  const open = roots.map((name) => declarationOf(entry, name, moduleOf));
  while (open.length > 0) {
    const found = open.pop();
    const [path, name] = found;
    if (written.get(name) === path) continue;
    if (written.has(name)) throw new Error(`two types have the name ${name}: ${path}, ${written.get(name)}`);
    written.set(name, path);
    const module = moduleOf(path);
    for (const used of module.declarations.get(name).uses)
      if (module.declarations.has(used) || module.imports.has(used))
        open.push(declarationOf(path, used, moduleOf));
  }
  const texts = [...written].map(([name, path]) => {
    const { text, isType } = moduleOf(path).declarations.get(name);
    // A value that types speak of, but that the entry point does not export, is not there for others.
    return isType || roots.includes(name) ? text.replace(/^((?:\/\*[\s\S]*?\*\/\n)?)/, "$1export ") : text;
  });
  return `${texts.join("\n\n")}\n\nexport {};\n`;
}

/** What a file declares, imports and hands on. */
function readModule(path, locate) {
  const text = readFileSync(path, "utf8");
  const { program } = parse(text, { sourceType: "module", plugins: [["typescript", { dts: true }]] });
  const module = { declarations: new Map(), imports: new Map(), all: [], exported: new Set() };
  const from = (node) => locate(join(dirname(path), node.source.value));
  for (const node of program.body) {
    if (node.type === "ImportDeclaration")
      for (const { local, imported } of node.specifiers)
        if (imported) module.imports.set(local.name, [from(node), imported.name]);
    if (node.type === "ExportAllDeclaration") module.all.push(from(node));
    if (node.type === "ExportNamedDeclaration" && !node.declaration)
      for (const { local, exported } of node.specifiers) {
        module.exported.add(exported.name);
        if (node.source) module.imports.set(exported.name, [from(node), local.name]);
      }
    const isExported = node.type === "ExportNamedDeclaration";
    const declaration = isExported ? node.declaration : node;
    const declared = declaration?.id ?? declaration?.declarations?.[0]?.id;
    if (!declared || node.type === "ImportDeclaration") continue;
    const name = declared.name;
    if (isExported) module.exported.add(name);
    const comment = node.leadingComments?.at(-1);
    const words = comment?.type === "CommentBlock" ? `/*${comment.value}*/\n` : "";
    const body = text.slice(declaration.start, declaration.end).replace(/^declare /, "");
    const isType = /^(type|interface)\b/.test(body);
    const before = module.declarations.get(name);
    module.declarations.set(name, {
      text: `${before ? `${before.text}\n` : ""}${words}${isType ? "" : "declare "}${body}`,
      isType,
      uses: identifiers(declaration),
    });
  }
  return module;
}

/** All names that a node mentions. */
function identifiers(node, found = new Set()) {
  if (Array.isArray(node)) for (const item of node) identifiers(item, found);
  else if (node && typeof node === "object") {
    if (node.type === "Identifier") found.add(node.name);
    for (const [key, value] of Object.entries(node))
      if (key !== "loc" && !key.endsWith("Comments")) identifiers(value, found);
  }
  return found;
}

/** The names that a module exports. */
function exportedNames(module, moduleOf) {
  return [...module.exported, ...module.all.flatMap((path) => exportedNames(moduleOf(path), moduleOf))];
}

/** The file in which what a name means in a file is declared, and its name there. */
function declarationOf(path, name, moduleOf) {
  const module = moduleOf(path);
  if (module.declarations.has(name)) return [path, name];
  const imported = module.imports.get(name);
  if (imported) return declarationOf(...imported, moduleOf);
  for (const other of module.all)
    if (exportedNames(moduleOf(other), moduleOf).includes(name)) return declarationOf(other, name, moduleOf);
  throw new Error(`${path} does not declare ${name}`);
}
