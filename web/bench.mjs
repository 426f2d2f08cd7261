/**
 * Prints how many nodes the engine in WebAssembly searches in a second. On standard input: lines of corpus/engine/bench.tsv on
 * the usual board; the argument: how many nodes to search for each. `cargo xtask bench engine` asks for it.
 */
import { readFileSync } from "node:fs";
import { Analyst, initSync } from "./generated/djambi_engine.js";

const MEMORY = 128;

initSync({ module: readFileSync(new URL("./generated/djambi_engine_bg.wasm", import.meta.url)) });
const each = Number(process.argv[2]);
const games = readFileSync(0, "utf8").trim().split("\n").map(read);
// A browser compiles what runs often once more, and better.
search(games[0]);
const runs = games.map(search);
const sum = (what) => runs.reduce((all, run) => all + run[what], 0);
console.log((sum("nodes") * 1000) / sum("ms"));

/** A line: name, choice of rules in the words of the command line, position. */
function read(line) {
  const [, choice, position] = line.split("\t");
  const words = choice.split(" ");
  const after = (option) => words.filter((_, index) => words[index - 1] === option);
  return { rules: after("--rules")[0] ?? "classic", options: after("--set"), position };
}

function search({ rules, options, position }) {
  const analyst = new Analyst(MEMORY);
  analyst.consider(rules, options, position, [], 1);
  const before = performance.now();
  const nodes = analyst.search(each);
  const ms = performance.now() - before;
  analyst.free();
  return { nodes, ms };
}
