// Compares what the library makes of the lanes of the page Operators with the diagrams there, and reads the address of each operator:
// node lanes.mjs MODULE Operators.md

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Engine, parse } from "./engine.js";
import { rows, shown } from "./page.js";
import { address, read, showing } from "./state.js";

const [module, page] = process.argv.slice(2);
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
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
