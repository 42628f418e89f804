// A story: two lanes with one clock, and what can happen to the device meanwhile.

import { $, Changes, button, copy, say, start, svg } from "./dom.js";
import { Engine } from "./engine.js";
import { happenings, run, stories, sum, test, timeline } from "./stories.js";

const story = stories.find(({ name }) => name === document.body.dataset.name);
const changes = new Changes();
const margin = 16, most = 12;
const heart = "c-3 -3.5 -10 -7 -10 -13a5.3 5.3 0 0 1 10 -2.6a5.3 5.3 0 0 1 10 2.6c0 6 -7 9.5 -10 13z";

/** `head` is the place of the line that moves, also while it stands; `frame` its next frame while it moves. */
let engine, happened = [], events, now, head = 0, frame = null;
const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || location.search === "?preview";

// MARK: - Time

/** Where a time is in the picture, in which a long stretch without work is a tenth of the width. */
function place(time) {
  let saved = 0;
  for (const { start, end } of now.all) {
    const shown = Math.min(end - start, story.length / 10);
    if (time >= end) saved += end - start - shown;
    else if (time > start) return start - saved + ((time - start) / (end - start)) * shown;
  }
  return time - saved;
}

const whole = () => place(now.length);

/** How long the device has run when the picture comes to a place. */
function awake(at) {
  const before = now.all.filter(({ start }) => place(start) <= at);
  const over = before.filter(({ end }) => place(end) <= at);
  const within = before.find((one) => !over.includes(one));
  return within ? within.at : at - over.reduce((sum, { start, end }) => sum + place(end) - place(start), 0);
}

function compute() {
  now = timeline(story, happened);
  events = [true, false].map((isUsual) => run(engine, story, happened, isUsual).filter((event) => event.kind === "next"));
}

// MARK: - State

const write = () => (happened.length ? `#${happened.map(({ kind, at }) => `${kind}=${at}`).join("&")}` : "#");

function read(hash) {
  if (!hash) return story.starts;
  return [...new URLSearchParams(hash.slice(1))].map(([kind, at]) => ({ kind, at: Number(at) }))
    .filter(({ kind, at }) => Object.hasOwn(happenings, kind) && !story.cannot?.includes(kind) && at >= 0 && at <= story.length).slice(0, most);
}

/** Shows what happens: from a place on, or as it ends. */
function show(next, from) {
  happened = next;
  history.replaceState(null, "", location.pathname + location.search + write());
  compute();
  pause();
  head = from === undefined || isStill ? whole() : from;
  draw();
  if (head < whole()) play();
}

function happen(kind) {
  if (happened.length >= most) return say(`No more than ${most}`);
  changes.remember();
  const isOver = head >= whole(), at = isOver ? story.length / 3 : awake(head);
  show([...happened, { kind, at: Math.round(at * 10) / 10 }], isOver ? at : head);
}

// MARK: - Picture

function clock(seconds) {
  const whole = Math.round(seconds);
  return story.length > 90 ? `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` : `${Math.round(seconds * 10) / 10} s`;
}

function draw() {
  document.querySelectorAll("figure.lane").forEach((figure, index) => {
    drawLane(figure.querySelector("svg"), events[index], head);
    const text = sum(story, events[index].filter(({ time }) => place(time) <= head + 1e-9), clock), output = figure.querySelector("output");
    if (output.textContent !== text) output.textContent = text;
  });
}

function drawLane(picture, lane, head) {
  const width = picture.clientWidth || 640, height = story.bars ? 110 : 84, line = height - 34;
  const x = (at) => margin + (at / whole()) * (width - 2 * margin);
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.style.height = `${height}px`;
  picture.setAttribute("aria-label", lane.map(({ value, time }) => `${value} at ${clock(time)}`).join(", "));
  picture.replaceChildren();
  for (const { kind, start, end } of now.all) {
    const left = x(place(start)), right = x(place(end));
    picture.append(svg("rect", { class: kind === "date" ? "date" : "pause", x: left, y: 14, width: Math.max(2, right - left), height: line }));
    picture.append(Object.assign(svg("text", { class: "note", x: Math.min(Math.max((left + right) / 2, 50), width - 50), y: 10 }), { textContent: happenings[kind].span }));
  }
  picture.append(svg("line", { class: "axis", x1: margin, x2: width - margin, y1: line, y2: line }));
  const step = [1, 2, 5, 10, 30, 60, 120, 300].find((step) => (step / whole()) * width > 60) ?? 600;
  for (let at = 0; at <= now.length; at += step) {
    if (now.all.some(({ start, end }) => at > start && at < end)) continue;
    picture.append(Object.assign(svg("text", { class: "number", x: x(place(at)), y: height - 4 }), { textContent: clock(at) }));
  }
  const groups = Map.groupBy(lane, ({ time }) => time);
  const gaps = [...groups.keys()].map((time) => x(place(time))).sort((one, other) => one - other);
  const room = Math.min(width, ...gaps.slice(1).map((at, index) => at - gaps[index]));
  for (const [time, group] of groups) picture.append(mark(group, x(place(time)), line, room, place(time) > head + 1e-9));
  picture.append(svg("line", { class: "now", x1: x(head), x2: x(head), y1: 14, y2: height - 16 }));
}

function mark(group, at, line, room, isLater) {
  const text = group.at(-1).value, made = svg("g", { class: `mark${isLater ? " later" : ""}` });
  if (story.bars) {
    const size = Math.max(2, (Number(text.split(" ")[0]) / 1000) * (line - 16));
    made.append(svg("rect", { x: at - 2.5, y: line - size, width: 5, height: size }));
  } else if (story.hearts) {
    made.append(svg("path", { d: `M${at} ${line + 9}${heart}` }));
  } else {
    const isMany = group.length > 2, radius = isMany ? 15 : room >= 26 ? 11 : Math.max(3, Math.min(6, room / 2 - 1));
    made.append(svg("circle", { cx: at, cy: line, r: radius }));
    const label = isMany ? `×${group.length}` : /^\d+$/.test(text) && radius > 10 ? text : "";
    if (label) made.append(Object.assign(svg("text", { x: at, y: line }), { textContent: label }));
  }
  return made;
}

// MARK: - The clock

function pause() {
  cancelAnimationFrame(frame);
  frame = null;
  $("play").textContent = "Play";
}

/** The time for which the device runs takes fourteen seconds. */
function play() {
  if (head >= whole()) head = 0;
  $("play").textContent = "Pause";
  let last = performance.now();
  const step = (time) => {
    head = Math.min(whole(), head + ((time - last) / 14_000) * story.length);
    last = time;
    draw();
    if (head >= whole()) pause();
    else frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

// MARK: - Start

start(Engine, (loaded) => {
  engine = loaded;
  for (const kind of Object.keys(happenings)) {
    if (!story.cannot?.includes(kind)) $("happenings").append(button(happenings[kind].label, () => happen(kind)));
  }
  $("play").addEventListener("click", () => (frame === null ? play() : pause()));
  $("copy-link").addEventListener("click", () => copy(location.href, "The link"));
  $("copy-code").addEventListener("click", () => copy(story.code.join("\n"), "The code"));
  if (story.lane) $("copy-test").addEventListener("click", () => copy(`import Foundation\nimport Testing\nimport TickStreams\nimport TickStreamsTesting\n\n${test(engine, story, happened)}`, "The test"));
  else $("copy-test").hidden = true;
  changes.watchKeys((hash) => show(read(hash)));
  addEventListener("hashchange", () => show(read(location.hash)));
  addEventListener("resize", draw);
  show(read(location.hash), 0);
});
