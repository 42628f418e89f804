// Six famous bugs, in the order of `Story.all`: what is said about them, what both lanes say at their ends, and the code and the test of what TickStreams
// does instead.
//
// Times are in seconds. Those of what happens count the time in which the device runs, so that what is added moves what comes later.

/** What can happen to a device: its label, for how long nothing runs, and what it is called meanwhile. */
export const happenings = {
  stall: { label: "Stall 2 s", lasts: 2, span: "stalled", code: () => ["scheduler.suspendApp(for: .seconds(2))"] },
  sleep: { label: "Sleep 3 min", lasts: 180, span: "asleep", code: () => ["scheduler.sleepDevice(for: .seconds(180))"] },
  background: {
    label: "Background 3 min", lasts: 180, span: "in the background",
    code: (hasPhases) => {
      const pause = "scheduler.suspendApp(for: .seconds(180))";
      return hasPhases ? ["phase.current = .background", pause, "phase.current = .inactive"] : [pause];
    },
  },
  date: { label: "Date + 1 h", lasts: 0, span: "date set", code: () => ["scheduler.jumpWallClock(by: .seconds(3_600))"] },
};

export const stories = [
  {
    name: "two-heartbeats",
    title: "Two heartbeats after a phone call",
    sentence: "The system reports the return of an app twice. Each report starts a timer, and only the last one is ever stopped.",
    length: 420, hearts: true, hasPhases: true, starts: [{ kind: "background", at: 150 }],
    sum: (events) => counted(events.length, "beat"),
    ends: ["13 beats", "8 beats"],
    usual: "func willEnterForeground() { start() }\nfunc didBecomeActive() { start() }\nfunc didEnterBackground() { timer?.invalidate() }",
    code: [
      "let beats = phases.isForeground.flatMapLatest { isForeground in", "  isForeground", "    ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)",
      "    : .empty", "}",
    ],
    setUp: ["let phase = TickValue(AppPhase.active)", "let phases = phase.signal"],
    lane: 'beats.map { _ in "beat" }',
  },
  {
    name: "twice-as-fast",
    title: "The countdown of a reused cell runs twice as fast",
    sentence: "A cell shows a sale of 15 s. After 4 s it is reused for one that ends at 20 s. The first timer still takes a second away, and so does the second.",
    length: 22, starts: [],
    ends: ["over at 12 s", "over at 20 s"],
    usual: "left = seconds\nTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in\n  left -= 1\n}",
    code: ["let left = sales.flatMapLatest { end in", "  TickSignal.countdown(to: end, on: scheduler)", "}"],
    setUp: ["let start = scheduler.now", "let sales = TickSignal<TickInstant, Never>.just(start.advanced(by: .seconds(15)))", "  .merge(.after(.seconds(4), value: start.advanced(by: .seconds(20)), on: scheduler))"],
    lane: "left.map(\\.components.seconds)",
  },
  {
    name: "burst-after-sleep",
    title: "A burst of requests after sleep",
    sentence: "A server is asked every ten seconds. A timer that makes up for what it has missed asks it many times in the same moment.",
    length: 120, starts: [{ kind: "sleep", at: 45 }],
    sum: (events) => `${most(events)} in one moment`,
    ends: ["18 in one moment", "1 in one moment"],
    usual: "while !Task.isCancelled {\n  ask()\n  next += .seconds(10)\n  try await clock.sleep(until: next)\n}",
    code: ["let requests = TickSignal.interval(", "  .seconds(10), delay: .zero, on: scheduler)"],
    setUp: [],
    lane: 'requests.map { _ in "request" }',
  },
  {
    name: "changed-date",
    title: "The date that was changed",
    sentence: "A sale ends in 20 s. Somebody sets the date of the device an hour forward, and the difference of two dates says that it is over.",
    length: 22, starts: [{ kind: "date", at: 7.5 }],
    ends: ["over at 8 s", "over at 20 s"],
    usual: "left = end.timeIntervalSinceNow",
    code: ["let left = TickSignal.countdown(to: end, by: server, on: scheduler)"],
    setUp: ["let end = scheduler.date + 20", "let server = ReferenceClock(on: scheduler)", "server.synchronize(to: scheduler.date)"],
    lane: "left.map(\\.components.seconds)",
  },
  {
    name: "debounce-or-throttle",
    title: "Debounce where throttle was meant",
    sentence: "Somebody writes for 14 s without a pause. A debounce of 3 s saves nothing until the pause; a throttle saves every 3 s.",
    length: 20, starts: [],
    sum: (events) => `saved ${counted(events.length, "time")}`,
    ends: ["saved 1 time", "saved 6 times"],
    usual: "timer?.invalidate()\ntimer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in\n  save()\n}",
    code: ["let saves = typed.throttle(for: .seconds(3), on: scheduler)"],
    setUp: ["let typed = TickSignal.interval(.milliseconds(400), delay: .zero, on: scheduler).take(36)", "  .scan(0) { letters, _ in letters + 1 }"],
    lane: "saves",
  },
  {
    name: "retry-storm",
    title: "A thousand clients ask again in the same moment",
    sentence: "A server is down for 5 s, then it answers 150 requests a second. Without jitter all clients ask together, and most are turned away again.",
    length: 40, bars: true, starts: [], cannot: Object.keys(happenings),
    sum: (events) => `answered ${events.at(-1)?.value.split(" ")[1] ?? 0} of 1000`,
    ends: ["answered 225 of 1000", "answered 1000 of 1000"],
    usual: "wait *= 2\nasyncAfter(deadline: .now() + wait) { ask() }",
    code: ["let answers = request.retry(", "  backoff: .exponential(from: .seconds(1)).jittered(), on: scheduler)"],
  },
];

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** What a lane says beside its name when these events have come; `clock` writes a time. */
export function sum(story, events, clock) {
  if (story.sum) return story.sum(events);
  const end = events.find(({ value }) => value === "0");
  return end ? `over at ${clock(end.time)}` : events.length ? `shows ${events.at(-1).value} s` : "";
}

/** The most events of one instant. */
function most(events) {
  const counts = new Map();
  for (const event of events) counts.set(event.time, (counts.get(event.time) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** What happens, in order and with the time at which it does. */
export function timeline(story, happened) {
  let paused = 0;
  const all = happened.toSorted((one, other) => one.at - other.at).map(({ kind, at }) => {
    const { lasts } = happenings[kind], start = at + paused;
    paused += lasts;
    return { kind, at, start, end: start + lasts };
  });
  return { all, length: story.length + paused };
}

/** The events of a lane. */
export function run(engine, story, happened, isUsual) {
  return engine.story(stories.indexOf(story), isUsual, timeline(story, happened));
}

const seconds = (time) => (Number.isInteger(time) ? `.seconds(${time})` : `.milliseconds(${Math.round(time * 1000)})`);
const decimal = (time) => (Number.isInteger(time) ? `${time}.0` : `${time}`);

/** A test of what TickStreams does when this happens; none of a story whose clients are many. */
export function test(engine, story, happened) {
  if (!story.lane) return null;
  const { all, length } = timeline(story, happened), { hasPhases } = story;
  const steps = all.flatMap(({ kind, start, end }) => [
    { time: start, lasts: end - start, code: happenings[kind].code(hasPhases) },
    ...(hasPhases && kind === "background" ? [{ time: end + 22, lasts: 0, code: ["phase.current = .active"] }] : []),
  ]).toSorted((one, other) => one.time - other.time);
  const lines = [`@Test func ${story.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}() {`, "  let scheduler = TestScheduler()"];
  lines.push(...[...story.setUp, ...story.code].map((line) => `  ${line}`), `  let recording = scheduler.record(${story.lane})`);
  let now = 0;
  const advance = (time) => {
    if (time > now) lines.push(`  scheduler.advance(by: ${seconds(Math.round((time - now) * 1000) / 1000)})`);
    now = Math.max(now, time);
  };
  for (const step of steps) {
    if (step.time > length) continue;
    advance(step.time);
    lines.push(...step.code.map((line) => `  ${line}`));
    now += step.lasts;
  }
  advance(length);
  const events = run(engine, story, happened, false).filter((event) => event.kind === "next");
  lines.push('  let seen = recording.events.compactMap { record in record.event.value.map { "\\($0)@\\(record.time / .seconds(1))" } }');
  lines.push(`  #expect(seen.joined(separator: " ") == "${events.map((event) => `${event.value}@${decimal(event.time)}`).join(" ")}")`, "}", "");
  return lines.join("\n");
}
