// Compares what the library makes of the lanes of the page Operators with the diagrams there, reads the address of each operator, looks at both lanes of
// each bug, and compares the tests that are copied of all cases and bugs with a file that is compiled and run with the other tests:
// node lanes.mjs MODULE Operators.md TESTS [--update]

import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { body, head } from "./code.js";
import { Engine, parse } from "./engine.js";
import { rows, shown } from "./page.js";
import { address, read, showing } from "./state.js";
import { happenings, run, stories, sum, test } from "./stories.js";

const [module, page, copy, update] = process.argv.slice(2);
const engine = await Engine.load(readFileSync(module));
const expected = rows(readFileSync(page, "utf8"));

let passed = 0, failed = 0;
for (const entry of engine.entries) {
  if (!isDeepStrictEqual(read(address(entry), engine.entries), showing(entry))) {
    failed += 1;
    console.log(`${entry.cell}\n  is not read from its address, ${address(entry)}`);
  }
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

const chained = read("in=a1_b3_c5_d7_e9_f11_g13_#19&op=debounce(for: 3, …)&op=throttle(for: 4, …)&op=>sample(every: 3, …)", engine.entries);
const cases = [...engine.entries.map(showing), chained].map(({ lanes, rows }) => {
  const results = rows.map((row, index) => engine.run(lanes, row.chained ? rows.slice(index - 1, index + 1) : [row], 20));
  return { lanes, rows, results, until: 20 };
});
// The first test and those of chains are copied as they are. The others differ from it in the middle only.
const inside = (text) => text.replace("  let scheduler = TestScheduler()\n", "").trimEnd();
const shared = /  let recording1 = scheduler\.record\((.*)\)\n  scheduler\.advance\(by: \.seconds\(20\)\)\n  try recording1\.expect\((.*)\)\n}$/;
const tests = cases.map((one, index) => inside(body(one, `case${index + 1}`))).map((text, index) => (index ? text.replace(shared, "  try check($1, $2)\n}") : text));

// Each bug as its page begins, and with everything that a visitor can add.
for (const story of stories) {
  const found = [true, false].map((isUsual) => sum(story, run(engine, story, story.starts, isUsual).filter((event) => event.kind === "next"), (time) => `${time} s`));
  if (isDeepStrictEqual(found, story.ends)) { passed += 1; continue; }
  failed += 1;
  console.log(`${story.name}: ${found}`);
}
const withAll = (story) => [
  ...story.starts, ...Object.keys(happenings).map((kind, index) => ({ kind, at: Math.round((story.length * (2 * index + 1)) / 9) })),
  ...["date", "sleep"].map((kind) => ({ kind, at: Math.round(story.length * 0.9) })),  // both in one moment
];
const bugs = stories.filter((story) => story.lane).flatMap((story) => [
  test(engine, story, story.starts), test(engine, story, withAll(story)).replace("() {", "WithMore() {"),
]);

const copied = ["// swift-format-ignore-file", "// The tests that the playground gives for its cases: `lanes.mjs` with `--update` writes this file.", "import Foundation", head(cases), "extension PlaygroundTests {", ...tests, ...bugs, "}", ""].join("\n");
if (update) writeFileSync(copy, copied);
if (copied === readFileSync(copy, "utf8")) {
  passed += 1;
} else {
  failed += 1;
  console.log(`${copy} is not what is copied: add --update to the command, and look at the difference`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
