/**
 * Prints the speed of the WebAssembly engine in nodes per second, for `cargo xtask bench engine`. Standard
 * input has lines of corpus/engine/bench.tsv for the usual board. The arguments are the nodes to search for
 * each position and the number of rounds; for each position the shortest time counts.
 */
import { readFileSync } from "node:fs";
import { Analyst, initSync } from "../generated/djambi_engine.js";

/** The engine's memory in mebibytes. */
const MEMORY = 128;

initSync({ module: readFileSync(new URL("../generated/djambi_engine_bg.wasm", import.meta.url)) });
const [nodeLimit, rounds] = process.argv.slice(2).map(Number);
const positions = readFileSync(0, "utf8").trim().split("\n").map(parse);
// The first search warms up the compiler.
search(positions[0]);
const passes = Array.from({ length: rounds }, () => positions.map(search));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const nodes = sum(passes[0].map((run) => run.nodes));
const ms = sum(positions.map((_, index) => Math.min(...passes.map((pass) => pass[index].ms))));
console.log((nodes * 1000) / ms);

/** A line has a name, the rules as options of the command line, and a position. */
function parse(line) {
  const [, rules, position] = line.split("\t");
  const words = rules.split(" ");
  const after = (option) => words.filter((_, index) => words[index - 1] === option);
  return { rules: after("--rules")[0] ?? "classic", options: after("--set"), position };
}

function search({ rules, options, position }) {
  const analyst = new Analyst(MEMORY);
  analyst.consider("square9", rules, options, position, [], 1);
  const before = performance.now();
  const nodes = analyst.search(nodeLimit);
  const ms = performance.now() - before;
  analyst.free();
  return { nodes, ms };
}
