// Tests the pages in a browser: node browser.mjs CHROMIUM FOLDER Operators.md. Pictures of the pages are left in FOLDER/pictures.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, serve } from "./chromium.mjs";
import { rows, shown } from "./page.js";
import { happenings, stories } from "./stories.js";

const [chromium, folder, operators] = process.argv.slice(2);
const pictures = join(folder, "pictures");
mkdirSync(pictures, { recursive: true });
const server = await serve(folder), page = await launch(chromium);
const { evaluate, send, until } = page;

let passed = 0, failed = 0;
function check(name, isSo, detail = "") {
  if (isSo) { passed += 1; return; }
  failed += 1;
  console.log(`failed: ${name} ${detail}`);
}
async function equal(name, expression, expected) {
  const found = await evaluate(expression);
  check(name, found === expected, `\n  expected ${expected}\n  found    ${found}`);
}

const output = (index = 0) => `document.querySelector('#rows svg[data-row="${index}"]').getAttribute("aria-label").replace("output: ", "")`;
const text = (selector) => `document.querySelector(${JSON.stringify(selector)}).textContent`;
const fitsAPhone = "document.documentElement.scrollWidth <= 390";
const pressed = async (key, modifiers = 0) => {
  await send("Input.dispatchKeyEvent", { type: "keyDown", key, modifiers });
  await send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers });
};
const middle = (selector) => evaluate(`(() => { const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
async function touch(...points) {
  const event = (type, at) => send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await event("touchStart", points[0]);
  for (const at of points.slice(1)) await event("touchMove", at);
  await event("touchEnd");
}
const goTo = async (hash) => {
  await evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await new Promise((done) => setTimeout(done, 200));
};

async function theOperators() {
  await page.size(1280, 900);
  check("the page loads", await page.open(server.address), await evaluate("document.body?.innerText"));
  await page.shoot(join(pictures, "playground.png"));
  const expected = rows(readFileSync(operators, "utf8"));
  const cells = await evaluate("[...document.querySelectorAll('#entries option')].map((option) => option.value)");
  check("each operator is in the menu", cells.length > 80, cells.length);
  await goTo("#op=never");  // the input of a source is empty; the lanes of the others come with the menu
  for (const cell of cells) {
    const row = expected.get(cell);
    await evaluate(`(() => { const menu = document.querySelector("#rows input"); menu.value = ${JSON.stringify(cell)}; menu.dispatchEvent(new Event("input")); })()`);
    const events = (await evaluate(output())).split(", ").filter((event) => !row.isEndless || Number(event.split(" at ")[1]) <= row.diagram.length - 1);
    check(cell, events.join(", ") === shown(row.events), `\n  page    ${shown(row.events)}\n  browser ${events.join(", ")}`);
  }
  // The link of an operator's documentation has no lanes: those of its table are shown.
  await goTo(`#op=${encodeURIComponent("merge(other)")}`);
  await equal("an operator is opened with the lanes of its table", output(), shown(expected.get("merge(other)").events));
  await goTo("#op=nonsense");
  check("a link that names nothing says so", (await evaluate(text("#said"))).includes("no operator"));
}

async function theLanes() {
  await goTo(`#in=a1_b3&op=${encodeURIComponent("debounce(for: 3, …)~3000")}`);
  await equal("the state is read from the address", output(), "b at 6");
  const at = await middle('#inputs [data-index="1"] circle');
  const frame = await evaluate('(document.querySelector("#inputs svg").getBoundingClientRect().width - 32) / 20');
  const mouse = (type, x, y = at.y) => send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  await mouse("mousePressed", at.x);
  await mouse("mouseMoved", at.x + frame * 2);
  await mouse("mouseMoved", at.x + frame * 4);
  await mouse("mouseReleased", at.x + frame * 4);
  await equal("dragging", output(), "a at 4, b at 10");
  check("the address has the state", await evaluate("location.hash.includes('b7')"), await evaluate("location.hash"));
  await mouse("mousePressed", at.x + frame * 4);
  await mouse("mouseMoved", at.x + frame * 4, at.y + 90);
  await mouse("mouseReleased", at.x + frame * 4, at.y + 90);
  await equal("a marble that is dragged off the lane is gone", output(), "a at 4");
  await pressed("z", 2);
  await equal("Control-Z brings it back", output(), "a at 4, b at 10");
  await pressed("z", 2);
  await equal("and then to its place", output(), "b at 6");
  await mouse("mousePressed", at.x);
  await mouse("mouseReleased", at.x);
  await equal("a click on a marble changes nothing", output(), "b at 6");
  await mouse("mousePressed", at.x + frame * 5);
  await mouse("mouseReleased", at.x + frame * 5);
  await equal("a click on an empty place adds a marble", output(), "b at 6, c at 11");
  await evaluate(`document.querySelector('#inputs [data-index="2"]').focus()`);
  await pressed("ArrowLeft", 8);
  await pressed("y");
  await equal("the keyboard moves and changes a marble", output(), "b at 6, y at 10");
  await pressed("Delete");
  await equal("the keyboard removes a marble", output(), "b at 6");
  await goTo(`#in=a1_|4_b6&op=${encodeURIComponent("delay(2, …)")}`);
  check("what comes after the end is dimmed", await evaluate(`document.querySelector('#inputs [data-index="2"]').classList.contains("without-effect")`));

  await goTo(`#in=a1_b3&op=${encodeURIComponent("debounce(for: 3, …)~3000")}`);
  await evaluate("document.querySelector('#step').click()");
  await equal("a step leads to the next event", text("#time-text"), "1.0 s");
  check("a waiting timer is shown", (await evaluate("document.querySelectorAll('.ghost').length")) === 1);
  await evaluate(`(() => { const slider = document.querySelector("#rows input[type=range]"); slider.value = 1500; slider.dispatchEvent(new Event("input")); })()`);
  await equal("a slider changes the lane", output(), "a at 2.5, b at 4.5");
  check("the code follows", (await evaluate(text("#code"))).includes(".milliseconds(1500)"));
}

async function aPhone() {
  await page.size(390, 844, { isPhone: true, isDark: true });
  await page.open(`${server.address}?phone`);
  check("nothing is wider than a phone", await evaluate(fitsAPhone));
  await page.shoot(join(pictures, "playground-phone.png"));
  const count = "document.querySelectorAll('#inputs .marble').length", marbles = await evaluate(count);
  await evaluate("scrollTo(0, 0)");
  const lane = await middle("#inputs svg");
  await touch({ x: 300, y: lane.y }, { x: 300, y: lane.y - 60 }, { x: 300, y: lane.y - 160 });
  check("a swipe over a lane scrolls", await until("scrollY > 0"), await evaluate("scrollY"));
  await equal("and adds no marble", count, marbles);
  await page.open(`${server.address}?again`);  // what was swiped goes on scrolling
  const at = await middle('#inputs [data-index="0"]');
  await touch(at, { x: at.x, y: at.y + 40 }, { x: at.x, y: at.y + 120 });
  await equal("a finger drags a marble off the lane", count, marbles - 1);
}

async function theBugs() {
  for (const story of stories) {
    await page.size(1280, 900, { isStill: true });
    const address = `${server.address}bugs/${story.name}/`;
    check(`${story.name} loads`, await page.open(address), await evaluate("document.body?.innerText"));
    await equal(`${story.name} has its title`, "document.title", `${story.title} · TickStreams`);
    for (const [index, lane] of [".usual", ".streams"].entries()) await equal(`${story.name}, the last frame`, text(`${lane} output`), story.ends[index]);
    await page.shoot(join(pictures, `${story.name}.png`));
    await page.size(390, 844, { isPhone: true, isDark: true, isStill: true });
    await page.open(`${address}?phone`);
    check(`${story.name} is not wider than a phone`, await evaluate(fitsAPhone));
    await page.shoot(join(pictures, `${story.name}-phone.png`));
  }
  await page.size(1280, 900);
  await page.open(`${server.address}bugs/changed-date/`);
  await equal("it plays by itself", text("#play"), "Pause");
  check("to the last frame", await until("document.querySelector('#play').textContent === 'Play'") || await until("document.querySelector('#play').textContent === 'Play'"));
  await equal("where the date has ended the usual countdown", text(".usual output"), "over at 8 s");
  await equal("and no other", text(".streams output"), "over at 20 s");
  await pressed("Tab");
  await equal("the keyboard comes to Play first", "document.activeElement.id", "play");
  const sleep = [...Object.keys(happenings)].indexOf("sleep");
  await evaluate(`document.querySelectorAll("#happenings button")[${sleep}].click()`);
  check("what is pressed is in the address", await evaluate("location.hash.includes('sleep=')"), await evaluate("location.hash"));
  await equal("and plays", text("#play"), "Pause");
  await evaluate("document.querySelector('#copy-test').click()");
  check("and is said", await until(`${text("#said")} !== ""`));
  await pressed("z", 2);
  check("Control-Z takes it back", !(await evaluate("location.hash.includes('sleep=')")), await evaluate("location.hash"));
  check("what was copied is said for two seconds", await until(`${text("#said")} === ""`));
  await page.open(`${server.address}bugs/two-heartbeats/?embed#background=60&sleep=100`);
  check("a link brings its bug back", (await evaluate(text(".streams output"))) !== "" && (await evaluate("document.querySelectorAll('.streams .pause').length")) === 2);
  check("in a frame there is no second title", await evaluate("getComputedStyle(document.querySelector('h1')).display === 'none'"));
}

try {
  await theOperators();
  await theLanes();
  await aPhone();
  await theBugs();
  check("no errors in the console", page.troubles.length === 0, page.troubles.join("; "));
  check("no request fails", server.missing.length === 0, server.missing.join(" "));
} catch (problem) {
  check("the tests run", false, problem.stack);
} finally {
  await page.close();
  server.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
