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

/** Flags, by the lanes that they are made of. */
const flags = { isForeground: "input", isOpen: "other", isPaused: "other" };

const uses = (rows, pattern) => rows.some((row) => new RegExp(`\\b(${pattern})\\b`).test(expression(row)));

export function code(rows) {
  const lines = [];
  if (rows.some((row) => expression(row).includes("twice("))) {
    lines.push(
      "func twice(_ value: String, _ gap: Duration) -> TickSignal<String, Never> {",
      "  let end = TickSignal.after(.seconds(1), on: scheduler).ignoreValues(as: String.self)",
      "  return .concat([.just(value), .after(gap, value: value, on: scheduler), end])", "}", "");
  }
  rows.forEach((row, index) => {
    const source = row.chained && index > 0 ? name(index - 1) : "input";
    lines.push(`let ${name(index)} = ${expression(row).replace(/\binput\b/g, source)}`);
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

export function test(lanes, rows, results, until) {
  const failing = [...lanes.flat(), ...results.flatMap((result) => result.events)].some((event) => event.kind === "failed");
  const failure = (events) => (events.some((event) => event.kind === "failed") ? ", error: Oops()" : "");
  const lane = (name, events) => `  let ${name} = scheduler.cold("${marbles(events)}"${failure(events)}, frame: .seconds(1)).signal`;
  const lines = ["import Testing", "import TickStreams", "import TickStreamsTesting", ""];
  if (failing) lines.push("struct Oops: Error, Equatable {}", "");
  lines.push("@Test func aCaseOfThePlayground() throws {", "  let scheduler = TestScheduler()", lane("input", lanes[0]));
  if (uses(rows, "other|isOpen|isPaused")) lines.push(lane("other", lanes[1]));
  for (const [flag, source] of Object.entries(flags)) {
    if (uses(rows, flag)) lines.push(`  let ${flag} = ${source}.map { $0 == "t" }`);
  }
  lines.push(...code(rows).split("\n").map((line) => (line ? `  ${line}` : line)));
  rows.forEach((_, index) => lines.push(`  let recording${index + 1} = scheduler.record(${name(index)})`));
  lines.push(`  scheduler.advance(by: .seconds(${until}))`);
  rows.forEach((_, index) => {
    const events = results[index].events;
    lines.push(`  try recording${index + 1}.expect("${marbles(events)}"${failure(events)}, frame: .seconds(1))`);
  });
  lines.push("}");
  return lines.join("\n");
}
