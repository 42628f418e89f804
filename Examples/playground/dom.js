// What both pages need: elements, copying, and a way back.

export const $ = (id) => document.getElementById(id);

export function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function html(tag, attributes, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

export function button(text, action) {
  const made = html("button", { type: "button", textContent: text });
  made.addEventListener("click", action);
  return made;
}

/** Says something for two seconds. */
export function say(text) {
  $("said").textContent = text;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { $("said").textContent = ""; }, 2000);
}

/** Copies a text, or shows it below where copying is not allowed. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied`);
  } catch {
    $("code").textContent = text;
    say("Copying is not allowed here: the text is below");
  }
}

/** The states before each change, as addresses. */
export class Changes {
  #earlier = [];

  /** Called before a change. */
  remember() {
    if (this.#earlier.at(-1) !== location.hash) this.#earlier.push(location.hash);
  }

  /** The state before the last change, if there is one. */
  undo() {
    while (this.#earlier.length) {
      const state = this.#earlier.pop();
      if (state !== location.hash) return state;
    }
    return null;
  }

  /** Calls `restore` with the state before the last change at Control-Z. */
  watchKeys(restore) {
    addEventListener("keydown", (key) => {
      if (key.key !== "z" || !(key.ctrlKey || key.metaKey) || key.shiftKey || key.altKey) return;
      const state = this.undo();
      if (state === null) return;
      key.preventDefault();
      restore(state);
    });
  }
}

/** Starts a page with the library, or says why it cannot. Until then nothing on it can be pressed. */
export async function start(Engine, begin) {
  try {
    const response = await fetch(new URL("playground.wasm", import.meta.url));
    if (!response.ok) throw new Error(`playground.wasm: ${response.status}`);
    const engine = await Engine.load(await response.arrayBuffer());
    $("main").inert = false;
    $("loading").hidden = true;
    begin(engine);
    document.documentElement.dataset.ready = "true";
  } catch (problem) {
    $("loading").textContent = `This page cannot start: ${problem.message}`;
    $("loading").setAttribute("role", "alert");
  }
}
