// The library, compiled to WebAssembly: lanes and operators go in, events and waiting timers come out.

const text = new TextDecoder();

/** An event of a lane: kind "next", "completed" or "failed", at a time in frames of a second. */
const kinds = ["next", "completed", "failed"];

export class Engine {
  #live = null;
  #runs = 0;

  /** Compiles the module once. */
  static async load(bytes) {
    const engine = new Engine();
    engine.module = await WebAssembly.compile(bytes);
    engine.groups = engine.#catalog();
    engine.entries = engine.groups.flatMap((group) => group.entries);
    return engine;
  }

  #newInstance() {
    let memory, page = {};
    const read = (start, count) => text.decode(new Uint8Array(memory.buffer, start, count));
    const instance = new WebAssembly.Instance(this.module, {
      page: {
        entry: (start, count) => page.entry?.(read(start, count)),
        event: (kind, time, start, count) => page.event?.(kinds[kind], time / 1000, read(start, count)),
        timer: (now, due) => page.timer?.(now / 1000, due / 1000),
      },
    });
    memory = instance.exports.memory;
    return { exports: instance.exports, listen: (next) => { page = next; } };
  }

  #catalog() {
    const groups = [];
    let number = 0;
    const { exports, listen } = this.#newInstance();
    listen({
      entry: (line) => {
        const [kind, ...fields] = line.split("\t");
        if (kind === "group") {
          const [name, input, other] = fields;
          groups.push({ name, input, other, entries: [] });
          return;
        }
        const [cell, code, other, text, ...sliders] = fields;
        const group = groups.at(-1);
        const parameters = sliders.map((slider) => {
          const [name, type, value, most] = slider.split(":");
          return { name, isTime: type === "time", value: Number(value), most: Number(most) };
        });
        group.entries.push({ number: number++, group, cell, code, text, input: group.input, other: other || group.other, parameters });
      },
    });
    exports.catalog();
    return groups;
  }

  /** What a lane of a story sends: `number` is its place, and `timeline` what happens to the device, in seconds. */
  story(number, isUsual, { all, length }) {
    const events = [];
    const { exports: engine, listen } = this.#newInstance();
    listen({ event: (kind, time, value) => events.push({ kind, time, value }) });
    engine.clear();
    engine.phase(0, 1);
    for (const { kind, start, end } of all) {
      const [from, until] = [start, end].map((time) => Math.round(time * 1000));
      // What is due at that instant runs before it.
      if (kind === "date") engine.date(from + 1, 3_600_000);
      else engine.pause(from + 1, until, kind === "sleep" ? 1 : 0);
      if (kind !== "background") continue;
      // The app is told that it leaves, that it will be back, and that it is active again: the last two are one and the same to it.
      engine.phase(from, 0);
      engine.phase(until, 1);
      engine.phase(until + 22_000, 1);
    }
    engine.story(number, isUsual ? 1 : 0, Math.round(length * 1000));
    return events;
  }

  /**
   * What a row of operators makes of the lanes until a time in frames.
   * `lanes`: arrays of events; `steps`: `{ entry, values }`, where the values of times are in milliseconds.
   * The result: `events`, and `timers`: after each instant, when the waiting timers are due.
   */
  run(lanes, steps, until) {
    const events = [], timers = [];
    const page = {
      event: (kind, time, value) => events.push({ kind, time, value }),
      timer: (now, due) => {
        if (due >= 0) timers.at(-1).due.push(due);
        else if (timers.at(-1)?.now === now) timers.at(-1).due = [];
        else timers.push({ now, due: [] });
      },
    };
    // An instance serves many runs, since each has its own memory, and not all: what a signal that never ends holds goes with it.
    if (!this.#live || this.#runs >= 500) [this.#live, this.#runs] = [this.#newInstance(), 0];
    this.#runs += 1;
    const { exports: engine, listen } = this.#live;
    listen(page);
    this.#live = null;  // not used again after a trap
    engine.clear();
    lanes.forEach((lane, index) => {
      for (const event of lane) {
        engine.marble(index, kinds.indexOf(event.kind), Math.round(event.time * 1000), event.kind === "next" ? event.value.codePointAt(0) : 63);
      }
    });
    for (const step of steps) {
      engine.step(step.entry.number);
      for (const value of step.values) engine.parameter(Math.round(value));
    }
    engine.run(Math.round(until * 1000));
    this.#live = { exports: engine, listen };
    return { events, timers };
  }
}

/** The events of a marble diagram of the page Operators. */
export function parse(diagram) {
  const events = [];
  let time = 0, group = null;
  for (const mark of diagram) {
    const at = group ?? time;
    if (mark === "(") group = time;
    else if (mark === ")") group = null;
    else if (mark === "|") events.push({ kind: "completed", time: at, value: "|" });
    else if (mark === "#") events.push({ kind: "failed", time: at, value: "#" });
    else if (mark !== "-") events.push({ kind: "next", time: at, value: mark });
    time += 1;
  }
  return events;
}
