/**
 * Prints how many nodes the engine in WebAssembly searches in a second. On standard input: lines of
 * corpus/engine/bench.tsv on the usual board; the arguments: how many nodes to search for each, and how often
 * to search all: the shortest time for each counts. `cargo xtask bench engine` asks for it.
 */
import { readFileSync } from "node:fs";
import { Analyst, initSync } from "./generated/djambi_engine.js";

const MEMORY = 128;

initSync({ module: readFileSync(new URL("./generated/djambi_engine_bg.wasm", import.meta.url)) });
const [each, rounds] = process.argv.slice(2).map(Number);
const games = readFileSync(0, "utf8").trim().split("\n").map(read);
// A browser compiles what runs often once more, and better.
search(games[0]);
const passes = Array.from({ length: rounds }, () => games.map(search));
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const nodes = sum(passes[0].map((run) => run.nodes));
const ms = sum(games.map((_, index) => Math.min(...passes.map((pass) => pass[index].ms))));
console.log((nodes * 1000) / ms);

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
