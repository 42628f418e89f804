// A Chromium that is driven through a pipe, in its own protocol, so that nothing has to be installed, and a server for its pages.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/octet-stream" };

/** Serves a folder below a path, as project pages are. `missing` has the requests that failed. */
export async function serve(folder) {
  const missing = [];
  const server = createServer((request, response) => {
    let name = join(folder, decodeURIComponent(new URL(request.url, "http://localhost").pathname.replace(/^\/some\/path/, "")));
    try {
      if (statSync(name).isDirectory()) name = join(name, "index.html");
      response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(readFileSync(name));
    } catch {
      missing.push(request.url);
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/some/path/`, missing, close: () => server.close() };
}

/** Starts it with one page. `troubles` has the errors of its console. */
export async function launch(chromium) {
  const profile = mkdtempSync(join(tmpdir(), "playground-"));
  const browser = spawn(chromium, ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const replies = new Map(), troubles = [];
  let number = 0, rest = "", sessionId;
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

  function send(method, params = {}) {
    const id = ++number;
    browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((done, failed) => replies.set(id, (reply) => (reply.error ? failed(new Error(reply.error.message)) : done(reply.result))));
  }
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  sessionId = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Runtime", "Log", "Page"]) await send(`${domain}.enable`);

  async function evaluate(expression) {
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits for ten seconds until an expression is true, and tells whether it is. */
  async function until(expression) {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await evaluate(expression)) return true;
      await new Promise((done) => setTimeout(done, 100));
    }
    return false;
  }

  return {
    send, evaluate, until, troubles,
    /** Opens a page, and waits until the library has been loaded. */
    async open(address) {
      await send("Page.navigate", { url: address });
      return until("document.documentElement?.dataset.ready === 'true'");
    },
    /** A window, or a phone. */
    async size(width, height, { isPhone = false, isDark = false, isStill = false } = {}) {
      await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: isPhone ? 2 : 1, mobile: isPhone });
      await send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
      const features = [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }];
      if (isStill) features.push({ name: "prefers-reduced-motion", value: "reduce" });
      await send("Emulation.setEmulatedMedia", { features });
    },
    async shoot(file) {
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      writeFileSync(file, Buffer.from(data, "base64"));
    },
    async close() {
      const ended = new Promise((done) => browser.on("exit", done));
      sessionId = undefined;
      send("Browser.close").catch(() => {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
