// The page: lanes with marbles that can be dragged, operators with sliders, a clock, and the code.

import { Engine } from "./engine.js";
import { code, test } from "./code.js";
import * as states from "./state.js";

const frames = 20, margin = 16, height = 56, axis = 30;
const $ = (id) => document.getElementById(id);
const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const html = (tag, attributes, ...children) => {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
};
const x = (time) => margin + (time / frames) * (width - 2 * margin);
const clamp = (time) => Math.round(Math.min(Math.max(time, 0), frames) * 10) / 10;

let engine, state, results = [], playing = null, width = 960;

const scenarios = [
  ["Heartbeat with background", "heartbeat"],
  ["Reused cell", "cell, bound again", "cell with two timers"],
  ["Search", "search"],
  ["Debounce or throttle?", "debounce(for: 3, …)", "throttle(for: 4, …)", "sample(every: 3, …)"],
];
const scenarioLanes = { "Reused cell": "A0_B4", Search: "s1_w2_i3_f6.5_t7_|18", "Heartbeat with background": "t0_f5.5_t9" };

function find(cell) { return engine.entries.find((entry) => entry.cell === cell); }

function startScenario([name, ...cells]) {
  const first = states.showing(find(cells[0]));
  first.rows = cells.map((cell) => states.row(find(cell)));
  const lane = scenarioLanes[name];
  if (lane) first.lanes = states.read(`#op=${encodeURIComponent(cells[0])}&in=${encodeURIComponent(lane)}`, engine.entries).lanes;
  if (name.startsWith("Debounce")) first.lanes = [states.read("#op=never&in=a1_b3_c5_d7_e9_f11_g13_|19", engine.entries).lanes[0], []];
  state = first;
  build();
}

// MARK: - The result

function sorted(lane) {
  const order = lane.toSorted((one, other) => one.time - other.time);
  const end = order.findIndex((event) => event.kind !== "next");
  return end < 0 ? order : order.slice(0, end + 1);
}

function compute() {
  const lanes = state.lanes.map(sorted);
  let steps = [];
  results = state.rows.map((row, index) => {
    const step = { entry: row.entry, values: row.values };
    steps = row.chained && index > 0 ? [...steps, step] : [step];
    return engine.run(lanes, steps, frames);
  });
  state.rows.forEach((row, index) => drawLane(document.querySelector(`#rows svg[data-row="${index}"]`), results[index].events, false, results[index]));
  document.querySelectorAll("#inputs svg").forEach((lane) => drawLane(lane, state.lanes[Number(lane.dataset.lane)], true));
  $("code").textContent = code(state.rows);
  history.replaceState(null, "", states.write(state));
}

// MARK: - Lanes

function drawLane(lane, events, isInput, result) {
  const focused = lane.contains(document.activeElement) ? document.activeElement.dataset.index : null;
  lane.replaceChildren(svg("line", { class: "axis", x1: x(0), x2: x(frames), y1: axis, y2: axis }));
  for (let frame = 0; frame <= frames; frame += 1) {
    lane.append(svg("line", { class: "frame", x1: x(frame), x2: x(frame), y1: axis - 4, y2: axis + 4 }));
    if (frame % 5 === 0) lane.append(Object.assign(svg("text", { class: "number", x: x(frame), y: height - 2 }), { textContent: frame }));
  }
  lane.append(svg("line", { class: "now", x1: x(state.time), x2: x(state.time), y1: 2, y2: height - 10 }));
  if (result) {
    const waiting = result.timers.findLast((timers) => timers.now <= state.time + 1e-9)?.due ?? [];
    for (const due of waiting) if (due <= frames) lane.append(svg("circle", { class: "ghost", cx: x(due), cy: axis, r: 12 }));
  }
  const places = new Map();
  events.forEach((event, index) => {
    const stacked = places.get(event.time) ?? 0;
    places.set(event.time, stacked + 1);
    const marble = drawMarble(event, stacked, event.time > state.time + 1e-9 && playing !== null);
    if (isInput) {
      marble.dataset.index = index;
      marble.setAttribute("tabindex", "0");
      marble.setAttribute("role", "slider");
      marble.setAttribute("aria-valuemin", "0");
      marble.setAttribute("aria-valuemax", String(frames));
      marble.setAttribute("aria-valuenow", String(event.time));
      marble.setAttribute("aria-label", event.kind === "next" ? `value ${event.value}` : event.kind);
    }
    lane.append(marble);
  });
  lane.setAttribute("aria-label", (isInput ? "input: " : "output: ") + events.map((event) => `${event.value} at ${event.time}`).join(", "));
  if (focused !== null) lane.querySelector(`[data-index="${focused}"]`)?.focus();
}

function drawMarble(event, stacked, isLater) {
  const at = x(event.time), y = axis - stacked * 9, group = svg("g", { class: `marble${isLater ? " later" : ""}` });
  group.append(Object.assign(svg("title", {}), { textContent: `${event.value} at ${event.time}` }));
  if (event.kind === "completed") group.append(svg("line", { class: "completed", x1: at, x2: at, y1: axis - 14, y2: axis + 14 }));
  if (event.kind === "failed") {
    group.append(svg("line", { class: "failed", x1: at - 8, x2: at + 8, y1: axis - 8, y2: axis + 8 }));
    group.append(svg("line", { class: "failed", x1: at - 8, x2: at + 8, y1: axis + 8, y2: axis - 8 }));
  }
  if (event.kind === "next") {
    group.append(svg("circle", { cx: at, cy: y, r: Math.max(11, 5 + 3.6 * event.value.length) }));
    group.append(Object.assign(svg("text", { x: at, y }), { textContent: event.value }));
  } else {
    group.append(svg("rect", { class: "hit", x: at - 12, y: axis - 18, width: 24, height: 36 }));
  }
  return group;
}

function nextValue(value) {
  const flags = { t: "f", f: "t" };
  if (state.rows.some((row) => row.entry.group.name === "Booleans" || row.entry.cell === "heartbeat")) return flags[value] ?? "t";
  return value === "z" ? "a" : value === "9" ? "0" : String.fromCodePoint(value.codePointAt(0) + 1);
}

function change(event) {
  if (event.kind === "next") event.value = nextValue(event.value);
  else if (event.kind === "completed") Object.assign(event, { kind: "failed", value: "#" });
  else Object.assign(event, { kind: "completed", value: "|" });
}

function watchLane(lane) {
  const events = () => state.lanes[Number(lane.dataset.lane)];
  const timeOf = (pointer) => {
    const box = lane.getBoundingClientRect();
    return clamp((((pointer.clientX - box.left) / box.width) * width - margin) / (width - 2 * margin) * frames);
  };
  let dragged = null, moved = false;
  lane.addEventListener("pointerdown", (pointer) => {
    const marble = pointer.target.closest(".marble");
    moved = false;
    dragged = marble ? events()[Number(marble.dataset.index)] : null;
    if (!dragged) {
      const values = events().filter((event) => event.kind === "next").map((event) => event.value);
      dragged = { kind: "next", time: timeOf(pointer), value: values.length ? nextValue(values.toSorted().at(-1)) : "a" };
      events().push(dragged);
      moved = true;
    }
    lane.setPointerCapture(pointer.pointerId);
    compute();
    lane.querySelector(`[data-index="${events().indexOf(dragged)}"]`)?.focus();
    pointer.preventDefault();
  });
  lane.addEventListener("pointermove", (pointer) => {
    if (!dragged) return;
    const time = timeOf(pointer);
    if (time === dragged.time) return;
    dragged.time = time;
    moved = true;
    compute();
  });
  const drop = () => {
    if (dragged && !moved) { change(dragged); compute(); }
    dragged = null;
  };
  lane.addEventListener("pointerup", drop);
  lane.addEventListener("pointercancel", () => { dragged = null; });
  lane.addEventListener("keydown", (key) => {
    const index = Number(key.target.dataset.index), event = events()[index];
    if (!event || key.metaKey || key.ctrlKey || key.altKey) return;
    const step = key.shiftKey ? 1 : 0.1;
    if (key.key === "ArrowLeft") event.time = clamp(event.time - step);
    else if (key.key === "ArrowRight") event.time = clamp(event.time + step);
    else if (key.key === "Enter" || key.key === " ") change(event);
    else if (key.key === "Delete" || key.key === "Backspace") events().splice(index, 1);
    else if (/^[a-zA-Z0-9]$/.test(key.key) && event.kind === "next") event.value = key.key;
    else return;
    key.preventDefault();
    compute();
  });
}

// MARK: - Building the page

function newLane(attributes) {
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", ...attributes });
}

function button(text, action) {
  const made = html("button", { type: "button", textContent: text });
  made.addEventListener("click", action);
  return made;
}

function build() {
  const needsOther = state.lanes[1].length > 0 || state.rows.some((row) => row.entry.other);
  $("inputs").replaceChildren(...["input", "other"].slice(0, needsOther ? 2 : 1).map((name, index) => {
    const lane = newLane({ "data-lane": index });
    watchLane(lane);
    const end = button("End", () => {
      const events = state.lanes[index], at = events.findIndex((event) => event.kind !== "next");
      if (at >= 0) events.splice(at, 1);
      else events.push({ kind: "completed", time: clamp(Math.max(0, ...events.map((event) => event.time)) + 1), value: "|" });
      compute();
    });
    return html("div", { className: "row input" },
      html("div", { className: "head" }, html("strong", { textContent: name }), end, button("Clear", () => { state.lanes[index] = []; compute(); })), lane);
  }));
  $("rows").replaceChildren(...state.rows.map(buildRow));
  const speed = $("speed");
  speed.value = state.speed;
  showClock();
  compute();
  fit();
}

function buildRow(row, index) {
  const menu = html("select", { ariaLabel: "operator" }, ...engine.groups.map((group) => html("optgroup", { label: group.name },
    ...group.entries.map((entry) => html("option", { value: entry.cell, textContent: entry.cell, selected: entry === row.entry })))));
  menu.addEventListener("change", () => {
    const entry = find(menu.value);
    if (state.rows.length === 1) {
      const [input, other] = states.showing(entry).lanes;
      state.lanes = [entry.input ? input : state.lanes[0], other];
    } else if (entry.other && !state.lanes[1].length) {
      state.lanes[1] = states.showing(entry).lanes[1];
    }
    state.rows[index] = states.row(entry, row.chained);
    build();
    document.querySelector(`#rows .row:nth-child(${index + 1}) select`)?.focus();
  });
  const head = html("div", { className: "head" }, menu);
  row.entry.parameters.forEach((parameter, number) => {
    const value = html("output", {});
    const show = () => { value.textContent = parameter.isTime ? `${row.values[number] / 1000} s` : row.values[number]; };
    const slider = html("input", {
      type: "range", min: states.least(parameter), max: parameter.most, step: parameter.isTime ? 100 : 1, ariaLabel: parameter.name,
    });
    slider.value = row.values[number];
    slider.addEventListener("input", () => { row.values[number] = Number(slider.value); show(); compute(); });
    show();
    head.append(html("label", {}, parameter.name, slider, value));
  });
  if (index > 0) {
    const chain = html("input", { type: "checkbox", checked: row.chained });
    chain.addEventListener("change", () => { row.chained = chain.checked; compute(); });
    head.append(html("label", {}, chain, "of the lane above"));
  }
  if (state.rows.length > 1) head.append(button("Remove", () => { state.rows.splice(index, 1); build(); }));
  return html("div", { className: "row output" }, head, newLane({ "data-row": index }));
}

/** On a narrow page the frames are narrower, and marbles keep their size. */
function fit() {
  const lanes = document.querySelectorAll("#board svg");
  width = lanes[0]?.clientWidth || width;
  for (const lane of lanes) lane.setAttribute("viewBox", `0 0 ${width} ${height}`);
  redrawTimes();
}

// MARK: - The clock

function showClock() {
  const time = $("time");
  time.max = frames;
  time.value = state.time;
  $("time-text").textContent = `${state.time.toFixed(1)} s`;
  $("speed-text").textContent = `× ${(10 ** state.speed).toFixed(state.speed < 0 ? 2 : 1)}`;
  $("play").textContent = playing === null ? "Play" : "Pause";
}

function setTime(time) {
  state.time = Math.min(Math.max(time, 0), frames);
  showClock();
  compute();
}

function pause() {
  if (playing !== null) cancelAnimationFrame(playing);
  playing = null;
  state.time = clamp(state.time);
  setTime(state.time);
}

function play() {
  if (state.time >= frames) state.time = 0;
  let last = performance.now();
  const tick = (now) => {
    state.time = Math.min(frames, state.time + ((now - last) / 1000) * 10 ** state.speed);
    last = now;
    playing = requestAnimationFrame(tick);
    if (state.time >= frames) pause();
    else { showClock(); redrawTimes(); }
  };
  playing = requestAnimationFrame(tick);
  showClock();
}

/** What depends on the clock alone. */
function redrawTimes() {
  results.forEach((result, index) => drawLane(document.querySelector(`#rows svg[data-row="${index}"]`), result.events, false, result));
  document.querySelectorAll("#inputs svg").forEach((lane) => drawLane(lane, state.lanes[Number(lane.dataset.lane)], true));
}

/** The next instant at which something happens. */
function step() {
  const times = [...state.lanes.flat().map((event) => event.time), ...results.flatMap((result) => result.timers.map((timers) => timers.now))];
  const next = times.filter((time) => time > state.time + 1e-9);
  if (playing !== null) pause();
  setTime(next.length ? Math.min(...next) : frames);
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    $("copied").textContent = `${what} copied`;
  } catch {
    $("code").textContent = text;
    $("copied").textContent = "Copying is not allowed here: the text is below";
  }
}

// MARK: - Start

async function start() {
  const response = await fetch(new URL("playground.wasm", import.meta.url));
  if (!response.ok) throw new Error(`playground.wasm: ${response.status}`);
  engine = await Engine.load(await response.arrayBuffer());
  $("scenarios").append(...scenarios.map((scenario) => button(scenario[0], () => startScenario(scenario))));
  $("add").addEventListener("click", () => { state.rows.push(states.row(find("delay(2, …)"))); build(); });
  $("play").addEventListener("click", () => (playing === null ? play() : pause()));
  $("back").addEventListener("click", () => { pause(); setTime(0); });
  $("step").addEventListener("click", step);
  $("speed").addEventListener("input", () => { state.speed = Number($("speed").value); showClock(); compute(); });
  $("time").addEventListener("input", () => setTime(Number($("time").value)));
  $("copy-code").addEventListener("click", () => copy(code(state.rows), "The code is"));
  $("copy-test").addEventListener("click", () => copy(test({ lanes: state.lanes.map(sorted), rows: state.rows, results, until: frames }), "The test is"));
  addEventListener("resize", fit);
  addEventListener("hashchange", () => { const next = states.read(location.hash, engine.entries); if (next) { state = next; build(); } });
  state = states.read(location.hash, engine.entries);
  if (state) build(); else startScenario(scenarios[3]);
  document.documentElement.dataset.ready = "true";
}

start().catch((problem) => {
  $("trouble").hidden = false;
  $("trouble").textContent = `The playground cannot start: ${problem.message}`;
});
