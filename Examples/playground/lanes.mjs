// Compares what the library makes of the lanes of the page Operators with the diagrams there, reads the address of each operator, and compares
// the test that is copied of a case with a file that is compiled and run with the other tests: node lanes.mjs MODULE Operators.md TEST

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { test } from "./code.js";
import { Engine, parse } from "./engine.js";
import { rows, shown } from "./page.js";
import { address, read, showing } from "./state.js";

const [module, page, copy] = process.argv.slice(2);
const engine = await Engine.load(readFileSync(module));
const expected = rows(readFileSync(page, "utf8"));

let passed = 0, failed = 0;
for (const entry of engine.entries) {
  if (!isDeepStrictEqual(read(address(entry), engine.entries), showing(entry))) {
    failed += 1;
    console.log(`${entry.cell}\n  is not read from its address, ${address(entry)}`);
  }
  if (entry.group.name === "Scenarios") continue;
  const row = expected.get(entry.cell);
  const steps = [{ entry, values: entry.parameters.map((parameter) => parameter.value) }];
  const { events } = engine.run([parse(entry.input), parse(entry.other)], steps, row?.isEndless ? row.diagram.length - 1 : 100);
  if (row && shown(events) === shown(row.events)) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`${entry.cell}\n  page    ${row ? shown(row.events) : "has no such row"}\n  library ${shown(events)}`);
  }
}

const example = read("in=a1_b3_c5_d7_e9_f11_g13_#19&op=debounce(for: 3, …)&op=throttle(for: 4, …)&op=>sample(every: 3, …)", engine.entries);
const results = example.rows.map((row, index) => engine.run(example.lanes, row.chained ? example.rows.slice(index - 1, index + 1) : [row], 20));
const copied = `${test(example.lanes, example.rows, results, 20)}\n`;
if (copied === readFileSync(copy, "utf8")) {
  passed += 1;
} else {
  failed += 1;
  console.log(`${copy} is not what is copied:\n${copied}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
