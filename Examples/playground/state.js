// The whole state of a case as text for the address, and back.

import { parse } from "./engine.js";

const marks = { next: "", completed: "|", failed: "#" };

/** A lane as `a1_b3.5_|9`: what comes, and when. */
const lane = (events) => events.map((event) => `${event.kind === "next" ? event.value : marks[event.kind]}${event.time}`).join("_");

function readLane(text) {
  return text.split("_").filter(Boolean).flatMap((part) => {
    const mark = String.fromCodePoint(part.codePointAt(0)), time = Number(part.slice(mark.length));
    // The value becomes code in the copied test.
    if (!Number.isFinite(time) || time < 0 || !/^[a-z0-9|#]$/i.test(mark)) return [];
    return [{ kind: mark === "|" ? "completed" : mark === "#" ? "failed" : "next", time: Math.min(time, 60), value: mark }];
  });
}

export function write(state) {
  const query = new URLSearchParams();
  query.set("in", lane(state.lanes[0]));
  if (state.lanes[1].length) query.set("other", lane(state.lanes[1]));
  state.rows.forEach((row) => query.append("op", `${row.chained ? ">" : ""}${row.entry.cell}~${row.values.join("~")}`));
  query.set("t", String(state.time));
  return `#${query}`;
}

export function read(hash, entries) {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const rows = query.getAll("op").flatMap((text) => {
    const chained = text.startsWith(">");
    const [cell, ...values] = (chained ? text.slice(1) : text).split("~");
    const entry = entries.find((entry) => entry.cell === cell);
    return entry ? [row(entry, chained, values.map(Number))] : [];
  });
  if (!rows.length) return null;
  const lanes = query.has("in") ? [query.get("in"), query.get("other") ?? ""].map(readLane) : showing(rows[0].entry).lanes;
  return { lanes, rows, time: Number(query.get("t")) || 0 };
}

/** A row with an operator, its sliders at these values or where the page Operators has them. */
export function row(entry, chained = false, values = []) {
  const clamped = entry.parameters.map((parameter, index) => {
    const value = values[index];
    return Number.isFinite(value) ? Math.min(Math.max(value, least(parameter)), parameter.most) : parameter.value;
  });
  return { entry, chained, values: clamped };
}

/** Where a slider begins: an interval of zero has no end. */
export function least(parameter) {
  if (parameter.name === "interval") return 500;
  return parameter.isTime || parameter.name === "index" || parameter.name === "start" ? 0 : 1;
}

/** The state that shows one entry with the lanes of its table. */
export function showing(entry) {
  return { lanes: [parse(entry.input), parse(entry.other)], rows: [row(entry)], time: 0 };
}

/** The address of that state: without lanes, it has those of the table. */
export const address = (entry) => `#${new URLSearchParams({ op: entry.cell })}`;
