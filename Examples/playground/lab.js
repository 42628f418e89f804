// The page: lanes with marbles that can be dragged, operators with sliders, a clock, and the code.

import { $, Changes, button, copy, html, say, start, svg } from "./dom.js";
import { Engine } from "./engine.js";
import { code, test } from "./code.js";
import * as states from "./state.js";

const frames = 20, margin = 16, height = 56, axis = 30;
const x = (time) => margin + (time / frames) * (width - 2 * margin);
const clamp = (time) => Math.round(Math.min(Math.max(time, 0), frames) * 10) / 10;

let engine, state, results = [], playing = null, width = 960;

const changes = new Changes();

function find(cell) { return engine.entries.find((entry) => entry.cell === cell); }

/** What the page shows where the address says nothing. */
const opening = "#in=a1_b3_c5_d7_e9_f11_g13_|19&op=debounce(for: 3, …)&op=throttle(for: 4, …)";

function restore(hash) {
  const wanted = hash.length > 1 ? states.read(hash, engine.entries) : null;
  if (hash.length > 1 && !wanted) say("The link names no operator that exists here");
  state = wanted ?? states.read(opening, engine.entries);
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
  const places = new Map(), end = Math.min(...events.filter((event) => event.kind !== "next").map((event) => event.time));
  events.forEach((event, index) => {
    const stacked = places.get(event.time) ?? 0;
    places.set(event.time, stacked + 1);
    const marble = drawMarble(event, stacked, event.time > state.time + 1e-9 && playing !== null);
    if (isInput) {
      // What comes after the end has no effect, and what has been dragged away goes when it is dropped.
      if (event.time > end || event.isLeaving) marble.classList.add("without-effect");
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
  if (state.rows.some((row) => row.entry.group.name === "Booleans")) return flags[value] ?? "t";
  return { z: "a", Z: "A", 9: "0" }[value] ?? String.fromCodePoint(value.codePointAt(0) + 1);
}

function change(event) {
  if (event.kind === "next") event.value = nextValue(event.value);
  else if (event.kind === "completed") Object.assign(event, { kind: "failed", value: "#" });
  else Object.assign(event, { kind: "completed", value: "|" });
}

/** Adds a marble with the next letter, by default a second after the last one. */
function add(index, time) {
  changes.remember();
  const lane = state.lanes[index], marbles = lane.filter((event) => event.kind === "next");
  lane.push({
    kind: "next", time: time ?? clamp(Math.max(0, ...marbles.map((event) => event.time)) + 1),
    value: marbles.length ? nextValue(marbles.map((event) => event.value).toSorted().at(-1)) : "a",
  });
  compute();
}

function watchLane(lane) {
  const events = () => state.lanes[Number(lane.dataset.lane)];
  const timeOf = (pointer) => {
    const box = lane.getBoundingClientRect();
    return clamp((((pointer.clientX - box.left) / box.width) * width - margin) / (width - 2 * margin) * frames);
  };
  let dragged = null, from = null;
  const remove = (event) => events().splice(events().indexOf(event), 1);
  lane.addEventListener("pointerdown", (pointer) => {
    const marble = pointer.target.closest(".marble");
    dragged = marble ? events()[Number(marble.dataset.index)] : null;
    from = { x: pointer.clientX, y: pointer.clientY };
    if (!dragged) return;
    changes.remember();
    lane.setPointerCapture(pointer.pointerId);
    marble.focus();
    pointer.preventDefault();
  });
  // A finger on a marble moves it, and elsewhere scrolls: browsers do not look for `touch-action` inside of a picture.
  lane.addEventListener("touchstart", (touch) => { if (touch.target.closest(".marble")) touch.preventDefault(); }, { passive: false });
  lane.addEventListener("pointermove", (pointer) => {
    if (!dragged) return;
    const box = lane.getBoundingClientRect();
    dragged.isLeaving = pointer.clientY < box.top - 24 || pointer.clientY > box.bottom + 24;
    dragged.time = timeOf(pointer);
    compute();
  });
  lane.addEventListener("pointerup", (pointer) => {
    const isTap = from && Math.hypot(pointer.clientX - from.x, pointer.clientY - from.y) < 6;
    if (!dragged && isTap) {
      add(Number(lane.dataset.lane), timeOf(pointer));
    } else if (dragged?.isLeaving) {
      remove(dragged);
    }
    dragged = from = null;
    compute();
  });
  lane.addEventListener("pointercancel", () => {
    if (dragged) dragged.isLeaving = false;
    dragged = from = null;
    compute();
  });
  lane.addEventListener("keydown", (key) => {
    const index = Number(key.target.dataset.index), event = events()[index];
    if (!event || key.metaKey || key.ctrlKey || key.altKey) return;
    changes.remember();
    const step = key.shiftKey ? 1 : 0.1;
    if (key.key === "ArrowLeft") event.time = clamp(event.time - step);
    else if (key.key === "ArrowRight") event.time = clamp(event.time + step);
    else if (key.key === "Enter" || key.key === " ") change(event);
    else if (key.key === "Delete" || key.key === "Backspace") remove(event);
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

function build() {
  const needsOther = state.lanes[1].length > 0 || state.rows.some((row) => row.entry.other);
  $("inputs").replaceChildren(...["input", "other"].slice(0, needsOther ? 2 : 1).map((name, index) => {
    const lane = newLane({ "data-lane": index });
    watchLane(lane);
    const end = button("End", () => {
      changes.remember();
      const events = state.lanes[index], at = events.findIndex((event) => event.kind !== "next");
      if (at >= 0) events.splice(at, 1);
      else events.push({ kind: "completed", time: clamp(Math.max(0, ...events.map((event) => event.time)) + 1), value: "|" });
      compute();
    });
    return html("div", { className: "row input" },
      html("div", { className: "head" }, html("strong", { textContent: name }), button("Add", () => add(index)), end, button("Clear", () => { changes.remember(); state.lanes[index] = []; compute(); })), lane);
  }));
  $("rows").replaceChildren(...state.rows.map(buildRow));
  showClock();
  compute();
  fit();
}

function buildRow(row, index) {
  const menu = html("input", { type: "search", ariaLabel: "operator", placeholder: row.entry.cell, value: row.entry.cell });
  menu.setAttribute("list", "entries");
  menu.addEventListener("focus", () => { menu.value = ""; });  // the list shows what fits the text
  menu.addEventListener("blur", () => { menu.value = row.entry.cell; });
  menu.addEventListener("input", () => {
    const entry = find(menu.value);
    if (!entry) return;
    changes.remember();
    if (state.rows.length === 1) {
      const [input, other] = states.showing(entry).lanes;
      state.lanes = [entry.input ? input : state.lanes[0], other];
    } else if (entry.other && !state.lanes[1].length) {
      state.lanes[1] = states.showing(entry).lanes[1];
    }
    state.rows[index] = states.row(entry, row.chained);
    build();
    document.querySelector(`#rows .row:nth-child(${index + 1}) input`)?.focus();
  });
  const head = html("div", { className: "head" }, menu);
  row.entry.parameters.forEach((parameter, number) => {
    const value = html("output", {});
    const show = () => { value.textContent = parameter.isTime ? `${row.values[number] / 1000} s` : row.values[number]; };
    const slider = html("input", {
      type: "range", min: states.least(parameter), max: parameter.most, step: parameter.isTime ? 100 : 1, ariaLabel: parameter.name,
    });
    slider.value = row.values[number];
    slider.addEventListener("pointerdown", () => changes.remember());
    slider.addEventListener("keydown", () => changes.remember());
    slider.addEventListener("input", () => { row.values[number] = Number(slider.value); show(); compute(); });
    show();
    head.append(html("label", {}, parameter.name, slider, value));
  });
  if (index > 0) {
    const chain = html("input", { type: "checkbox", checked: row.chained });
    chain.addEventListener("change", () => { changes.remember(); row.chained = chain.checked; compute(); });
    head.append(html("label", {}, chain, "of the lane above"));
  }
  if (state.rows.length > 1) head.append(button("Remove", () => { changes.remember(); state.rows.splice(index, 1); build(); }));
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
    state.time = Math.min(frames, state.time + (now - last) / 1000);
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

// MARK: - Start

start(Engine, (loaded) => {
  engine = loaded;
  $("entries").append(...engine.entries.map((entry) => html("option", { value: entry.cell, label: entry.group.name })));
  $("add").addEventListener("click", () => { changes.remember(); state.rows.push(states.row(find("delay(2, …)"))); build(); });
  $("play").addEventListener("click", () => (playing === null ? play() : pause()));
  $("step").addEventListener("click", step);
  $("time").addEventListener("input", () => setTime(Number($("time").value)));
  $("copy-link").addEventListener("click", () => copy(location.href, "The link"));
  $("copy-code").addEventListener("click", () => copy(code(state.rows), "The code"));
  $("copy-test").addEventListener("click", () => copy(test({ lanes: state.lanes.map(sorted), rows: state.rows, results, until: frames }), "The test"));
  changes.watchKeys(restore);
  addEventListener("resize", fit);
  addEventListener("hashchange", () => restore(location.hash));
  restore(location.hash);
});
