// Tests the page in a browser: node browser.mjs CHROMIUM FOLDER Operators.md
//
// It talks to the browser through a pipe, in its own protocol, so that nothing has to be installed. A picture of the page is left in the folder.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const [chromium, folder, page] = process.argv.slice(2);
const { rows, shown } = await import("./page.js");

// The folder is served below a path, as project pages are.
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/octet-stream" };
const server = createServer((request, response) => {
  const name = new URL(request.url, "http://localhost").pathname.replace(/^\/some\/path\//, "");
  try {
    const body = readFileSync(join(folder, name === "" ? "index.html" : name));
    response.writeHead(200, { "content-type": types[extname(name) || ".html"] }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/some/path/`;

const profile = mkdtempSync(join(tmpdir(), "playground-"));
const browser = spawn(chromium, [
  "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${profile}`, "--window-size=1000,900",
], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const replies = new Map(), troubles = [];
let number = 0, rest = "";
browser.stdio[4].on("data", (data) => {
  const parts = (rest + data).split("\0");
  rest = parts.pop();
  for (const part of parts) {
    const message = JSON.parse(part);
    if (message.id) replies.get(message.id)?.(message);
    if (message.method === "Runtime.exceptionThrown") troubles.push(message.params.exceptionDetails.exception?.description ?? "an exception");
    if (message.method === "Runtime.consoleAPICalled" && message.params.type === "error") troubles.push(JSON.stringify(message.params.args));
    if (message.method === "Log.entryAdded" && message.params.entry.level === "error") troubles.push(message.params.entry.text);
  }
});

let sessionId;
function send(method, params = {}) {
  const id = ++number;
  browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
  return new Promise((done, failed) => replies.set(id, (reply) => (reply.error ? failed(new Error(reply.error.message)) : done(reply.result))));
}
async function evaluate(expression) {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

let passed = 0, failed = 0;
function check(name, isSo, detail = "") {
  if (isSo) { passed += 1; return; }
  failed += 1;
  console.log(`failed: ${name} ${detail}`);
}
const output = (index = 0) => `document.querySelector('#rows svg[data-row="${index}"]').getAttribute("aria-label").replace("output: ", "")`;

async function shoot(name) {
  const { data } = await send("Page.captureScreenshot", { format: "png", captureBeyondViewport: false });
  writeFileSync(join(folder, name), Buffer.from(data, "base64"));
}

async function tests() {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  sessionId = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Runtime", "Log", "Page"]) await send(`${domain}.enable`);
  await send("Page.navigate", { url: address });
  for (let tries = 0; tries < 100 && !(await evaluate("document.documentElement?.dataset.ready === 'true'")); tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
  }
  check("the page loads", await evaluate("document.documentElement?.dataset.ready === 'true'"), await evaluate("document.body?.innerText"));
  await shoot("playground.png");

  // Each operator of the menu shows the lane of the page Operators.
  const expected = rows(readFileSync(page, "utf8"));
  const cells = await evaluate("[...document.querySelector('#rows select').options].map((option) => option.value)");
  await evaluate("document.querySelector('#scenarios button').click()");
  for (const cell of cells) {
    const row = expected.get(cell);
    if (!row) continue;
    // The input of a source is empty; the lanes of the others come with the menu.
    await evaluate(`(async () => {
      const select = document.querySelector("#rows select");
      select.value = ${JSON.stringify(cell)};
      select.dispatchEvent(new Event("change"));
    })()`);
    const events = (await evaluate(output())).split(", ").filter((event) => !row.isEndless || Number(event.split(" at ")[1]) <= row.diagram.length - 1);
    check(cell, events.join(", ") === shown(row.events), `\n  page    ${shown(row.events)}\n  browser ${events.join(", ")}`);
  }

  // The problems of the README.
  const solved = {
    "Heartbeat with background": ["0 at 0, 1 at 2, 2 at 4, 0 at 9, 1 at 11, 2 at 13, 3 at 15, 4 at 17, 5 at 19"],
    "Reused cell": [
      "A6 at 0, A5 at 1, A4 at 2, A3 at 3, B6 at 4, B5 at 5, B4 at 6, B3 at 7, B2 at 8, B1 at 9, B0 at 10",
      "A6 at 0, A5 at 1, A4 at 2, A3 at 3, A2 at 4, B6 at 4, A1 at 5, B5 at 5, A0 at 6, B4 at 6, B3 at 7, B2 at 8, B1 at 9, B0 at 10",
    ],
    Search: ["I at 8, T at 12, | at 18"],
  };
  for (const [name, lanes] of Object.entries(solved)) {
    await evaluate(`[...document.querySelectorAll("#scenarios button")].find((button) => button.textContent === "${name}").click()`);
    for (const [index, lane] of lanes.entries()) check(`${name}, lane ${index}`, (await evaluate(output(index))) === lane, await evaluate(output(index)));
  }

  // The link of an operator's documentation has no lanes: those of its table are shown.
  await evaluate(`location.hash = "#op=" + encodeURIComponent("merge(other)")`);
  await new Promise((done) => setTimeout(done, 200));
  check("an operator is opened with the lanes of its table", (await evaluate(output())) === shown(expected.get("merge(other)").events), await evaluate(output()));

  // A marble that is dragged changes the lane.
  await evaluate(`(() => { location.hash = "#in=" + encodeURIComponent("a1_b3") + "&op=" + encodeURIComponent("debounce(for: 3, …)~3000"); })()`);
  await new Promise((done) => setTimeout(done, 200));
  check("the state is read from the address", (await evaluate(output())) === "b at 6", await evaluate(output()));
  const box = await evaluate(`(() => { const box = document.querySelector('#inputs [data-index="1"] circle').getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, frame: (document.querySelector("#inputs svg").getBoundingClientRect().width - 32) / 20 }; })()`);
  const mouse = (type, x) => send("Input.dispatchMouseEvent", { type, x, y: box.y, button: "left", buttons: 1, clickCount: 1 });
  await mouse("mousePressed", box.x);
  await mouse("mouseMoved", box.x + box.frame * 2);
  await mouse("mouseMoved", box.x + box.frame * 4);
  await mouse("mouseReleased", box.x + box.frame * 4);
  check("dragging", (await evaluate(output())) === "a at 4, b at 10", await evaluate(output()));
  check("the address has the state", await evaluate("location.hash.includes('b7')"), await evaluate("location.hash"));

  // By keyboard.
  const key = async (key, modifiers = 0) => {
    await send("Input.dispatchKeyEvent", { type: "keyDown", key, modifiers });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers });
  };
  await evaluate(`document.querySelector('#inputs [data-index="1"]').focus()`);
  await key("ArrowLeft", 8);
  await key("z");
  check("the keyboard moves and changes a marble", (await evaluate(output())) === "a at 4, z at 9", await evaluate(output()));
  await key("Delete");
  check("the keyboard removes a marble", (await evaluate(output())) === "a at 4", await evaluate(output()));

  // The clock and its ghosts.
  await evaluate("document.querySelector('#back').click(); document.querySelector('#step').click()");
  check("a step leads to the next event", (await evaluate("document.querySelector('#time-text').textContent")) === "1.0 s");
  check("a waiting timer is shown", (await evaluate("document.querySelectorAll('.ghost').length")) === 1);

  // Sliders and the code.
  await evaluate(`(() => { const slider = document.querySelector("#rows input[type=range]"); slider.value = 1500; slider.dispatchEvent(new Event("input")); })()`);
  check("a slider changes the lane", (await evaluate(output())) === "a at 2.5", await evaluate(output()));
  check("the code follows", await evaluate("document.querySelector('#code').textContent.includes('.milliseconds(1500)')"));

  // A phone, in the dark, with three operators.
  await send("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  await evaluate("document.querySelectorAll('#scenarios button')[3].click()");
  check("three lanes", (await evaluate("document.querySelectorAll('#rows svg').length")) === 3);
  check("nothing is wider than a phone", await evaluate("document.documentElement.scrollWidth <= 390"), await evaluate("document.documentElement.scrollWidth"));
  await shoot("playground-phone.png");
  check("no errors in the console", troubles.length === 0, troubles.join("; "));
}

try {
  await tests();
} catch (problem) {
  check("the tests run", false, problem.stack);
} finally {
  browser.kill();
  server.close();
}
await new Promise((done) => (browser.exitCode === null && browser.signalCode === null ? browser.on("exit", done) : done()));
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
