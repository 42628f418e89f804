// The Swift code of a case, and its marble test.

const seconds = (milliseconds) => milliseconds % 1000 === 0 ? `.seconds(${milliseconds / 1000})` : `.milliseconds(${milliseconds})`;

/** The expression of a row: `{0}` in the code of an operator is its first slider. */
export function expression(step) {
  return step.entry.code.replace(/\{(\d)\}/g, (_, index) => {
    const parameter = step.entry.parameters[index], value = step.values[index];
    return parameter.isTime ? seconds(value) : String(value);
  });
}

/** What a row is called in code. */
const name = (index) => (index === 0 ? "output" : `output${index + 1}`);

/** A row as a lane, whose values are texts. */
const asLane = (rows, index) => (rows[index].entry.text ? `${name(index)}.map { ${rows[index].entry.text} }` : name(index));

/** Flags, by the lanes that they are made of. */
const flags = { isOn: "input", isOpen: "other", isPaused: "other" };

const flag = (source) => `${source}.map { $0 == "t" }`;

/** What an operator of the menu uses and the library does not have, by its name. */
const helpers = {
  number: [
    "@Sendable func number(_ letter: String) -> Int? {", '  letter == "b" ? nil : letter.utf8.first.map { Int($0) - 96 }', "}", "",
  ],
  twice: [
    "@Sendable func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {",
    "  let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)",
    "  return .concat([.just(value), .after(gap, value: value, on: scheduler), end])", "}", "",
  ],
  frames: [
    "@Sendable func frames(_ time: Duration) -> String {", "  let tenths = Int(time / .milliseconds(100))",
    '  return tenths % 10 == 0 ? "\\(tenths / 10)" : "\\(tenths / 10).\\(tenths % 10)"', "}", "",
  ],
  shared: ["let shared = input.share(replay: 1)", "shared.observe { _ in }.keepUntilFinished()"],
};

const uses = (rows, pattern) => rows.some((row) => new RegExp(`\\b(${pattern})\\b`).test(expression(row)));

/** The code of rows, some of which are needed as lanes: those that another one follows, or all in a test. */
export function code(rows, asLanes = rows.filter((_, index) => rows[index + 1]?.chained)) {
  const needs = (helper) => uses(rows, helper) || asLanes.some((row) => row.entry.text.includes(helper));
  const lines = Object.keys(helpers).flatMap((helper) => (needs(helper) ? helpers[helper] : []));
  rows.forEach((row, index) => {
    let text = expression(row);
    if (row.chained && index > 0) {
      for (const made of Object.keys(flags).filter((made) => flags[made] === "input")) text = text.replaceAll(made, flag("input"));
      text = text.replace(/\binput\b/g, asLane(rows, index - 1));
    }
    lines.push(`let ${name(index)} = ${text}`);
  });
  return lines.join("\n");
}

/** Events in the notation of marble tests: frames of a second where all stand on one, and otherwise times. */
export function marbles(events) {
  const mark = (event) => (event.kind !== "next" || event.value.length === 1 ? event.value : `'${event.value}'`);
  const times = [...new Set(events.map((event) => event.time))];
  let line = "", next = 0;
  for (const time of times) {
    const group = events.filter((event) => event.time === time).map(mark);
    if (Number.isInteger(time) && Number.isInteger(next) && time >= next && time - next <= 40) line += "-".repeat(time - next);
    else line += ` @${Math.round(time * 1000)}ms `;
    line += group.length > 1 ? `(${group.join("")})` : group[0];
    next = time + (group.length > 1 ? group.length + 2 : 1);
  }
  return line.trim() || "-";
}

const hasFailed = (events) => events.some((event) => event.kind === "failed");

/** The head of a file with the marble tests of cases. */
export function head(cases) {
  const failing = cases.some(({ lanes, results }) => hasFailed([...lanes.flat(), ...results.flatMap((result) => result.events)]));
  const lines = ["import Testing", "import TickStreams", "import TickStreamsTesting", ""];
  if (failing) lines.push("struct Oops: Error, Equatable {}", "");
  return lines.join("\n");
}

/** The marble test of a case: its lanes, its rows, what these send, and for how many seconds. */
export function body({ lanes, rows, results, until }, title) {
  const failure = (events, error = "Oops()") => (hasFailed(events) ? `, failing: ${error}` : "");
  const limit = (row) => /timeout\(afterSilence: ([^,]*), on/.exec(expression(row))?.[1];
  const lane = (name, events) => `  let ${name} = scheduler.cold("${marbles(events)}"${failure(events)}, frame: .seconds(1)).signal`;
  const lines = [`@Test func ${title}() throws {`, "  let scheduler = TestScheduler()"];
  if (uses(rows, "input|isOn|shared")) lines.push(lane("input", lanes[0]));
  if (uses(rows, "other|isOpen|isPaused")) lines.push(lane("other", lanes[1]));
  for (const [name, source] of Object.entries(flags)) {
    if (uses(rows, name)) lines.push(`  let ${name} = ${flag(source)}`);
  }
  lines.push(...code(rows, rows).split("\n").map((line) => (line ? `  ${line}` : line)));
  rows.forEach((_, index) => lines.push(`  let recording${index + 1} = scheduler.record(${asLane(rows, index)})`));
  lines.push(`  scheduler.advance(by: .seconds(${until}))`);
  rows.forEach((row, index) => {
    const events = results[index].events, error = limit(row) ? `TickTimeout(after: ${limit(row)})` : "Oops()";
    lines.push(`  try recording${index + 1}.expect("${marbles(events)}"${failure(events, error)}, frame: .seconds(1))`);
  });
  lines.push("}", "");
  return lines.join("\n");
}

/** A file with the marble test of a case. */
export const test = (one) => `${head([one])}\n${body(one, "aCaseOfThePlayground")}`;
