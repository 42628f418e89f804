// Writes what search.mjs searches, and tries it: node index.mjs SITE, after pages.mjs
//
// `pages` has the address and the title of each page, `entries` what leads to one: its text, the index of the page, and an anchor. They are the titles of
// articles and types, the first sentences and headings of articles, sources and operators, problems and symptoms, the names of other libraries, and Chinese titles
// and terms.

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { search } from "./search.mjs";

const [site] = process.argv.slice(2);
const pages = [], entries = [], data = new Map(), numbers = new Map(), library = "documentation/tickstreams";
const fail = (message) => { throw new Error(message); };

function add(text, target) {
  const [address, anchor] = target.split("#");
  if (!data.has(address)) fail(`${text}: there is no page ${address}`);
  if (anchor && !data.get(address).anchors.has(anchor)) fail(`${text}: ${address} has no heading ${anchor}`);
  if (!numbers.has(address)) numbers.set(address, pages.push([address, data.get(address).title]) - 1);
  entries.push([text, numbers.get(address), ...(anchor ? [anchor] : [])]);
}

for (const path of readdirSync(join(site, "data"), { recursive: true }).filter((path) => path.endsWith(".json"))) {
  const page = JSON.parse(readFileSync(join(site, "data", path), "utf8")), address = path.replace(/\.json$/, "/");
  if (!existsSync(join(site, address, "index.html"))) fail(`${address} has data and no page`);
  const content = (page.primaryContentSections ?? []).flatMap((section) => section.content ?? []);
  const headings = content.filter(({ type, text }) => type === "heading" && !["Overview", "Discussion", "Return Value"].includes(text));
  data.set(address, { page, content, headings, title: page.metadata.title, anchors: new Set(headings.map(({ anchor }) => anchor)) });
}

/** The rows of the tables of a page: the text of each cell, and the address of the first link in it. */
function rows(address) {
  const { page, content } = data.get(address) ?? fail(`there is no page ${address}`);
  let anchor = "";
  return content.flatMap((block) => {
    if (block.type === "heading") anchor = block.anchor;
    if (block.type !== "table") return [];
    return block.rows.slice(1).map((row) => row.map((cell) => {
      const inlines = cell.flatMap(({ inlineContent }) => inlineContent ?? []);
      const [link] = inlines.filter(({ type }) => type === "reference");
      const text = inlines.map((inline) => inline.text ?? inline.code ?? inline.overridingTitle ?? page.references[inline.identifier]?.title ?? "").join("");
      return { text, anchor, link: link && page.references[link.identifier].url.slice(1).replace(/\/?(#.*)?$/, "/$1") };
    }));
  });
}

const operators = [...data].filter(([address]) => new RegExp(`^${library}/ticksignal/[^/]*/$`).test(address)).map(([address, { title }]) => ({ address, title }))
  .sort((a, b) => a.title.length - b.title.length);
/** The shortest operator with this name and these labels; the dictionary has fewer labels than a declaration. */
function operator(code) {
  const [, name, labels = ""] = code.match(/^\.?(\w+)(?:\(([\w:]*)\))?/) ?? [];
  return operators.find(({ title }) => title.split("(")[0] === name && labels.split(":").every((label) => !label || title.match(/\w+(?=:)/g)?.includes(label)))?.address;
}

for (const [address, { page: { kind, metadata, abstract, references }, headings, title }] of data) {
  const isPage = !/^(op|case|init|property|method|func|subscript|extension)$/.test(metadata.symbolKind) && !/ Implementations$/.test(title);
  if (isPage) add(title, address);
  if (kind !== "article" || !isPage) continue;
  if (abstract) add(abstract.map(({ text, code, identifier }) => text ?? code ?? references[identifier]?.title ?? "").join(""), address);
  for (const heading of headings) add(heading.text, `${address}#${heading.anchor}`);
}
for (const { title, address } of operators) if (!/^(init|[^\w])|Implementations$/.test(title)) add(title, address);
for (const [problem, recipe] of rows(`${library}/cookbook/`)) add(problem.text, recipe.link ?? fail(`no link in the recipe of: ${problem.text}`));
for (const [symptom] of rows(`${library}/troubleshooting/`)) add(symptom.text, `${library}/troubleshooting/#${symptom.anchor}`);
for (const row of rows(`${library}/portingdictionary/`)) {
  const [here, old] = row[0].anchor === "Use-instead" ? [row[1], row[0]] : row;
  add(`${old.text} → ${here.text}`, here.link ?? operator(here.text) ?? `${library}/portingdictionary/`);
}

// The problems of the READMEs, which are in bold, and words that people look for lead to the page of the first line with one of their words.
const topics = [
  [/心跳|heartbeat/, "heartbeats/"], [/验证码|resend/, "countdownsthatstayright/#A-code-that-survives"], [/倒计时|标签|系统时间|countdown|label/, "countdownsthatstayright/"],
  [/后台|background/, "inthebackground/"], [/测|test/, "../tickstreamstesting/testinginvirtualtime/"], [/防抖|搜索|debounce|search/, "requestsandsearches/#A-search-field"],
  [/超时|轮询|重试|节流|重连|timeout|retr/, "requestsandsearches/"], [/./, "cookbook/"],
];
const problems = ["README.md", "README.zh-CN.md"].map((name) => [...readFileSync(name, "utf8").matchAll(/^(?:- )?\*\*“?([^*`]*?[.。])”?\*\*/gm)].map(([, text]) => text));
if (problems.some(({ length }) => length < 3)) fail("a README has no problems in bold");
for (const text of ["倒计时", "心跳", "验证码", "虚拟时间测试", "防抖，搜索框", "节流", "超时", "轮询", "重试", ...problems.flat()]) {
  add(text, join(library, topics.find(([word]) => word.test(text))[1]));
}
for (const file of readdirSync("Documentation/zh-CN")) {
  const text = readFileSync(join("Documentation/zh-CN", file), "utf8");
  for (const [, title] of text.matchAll(/^#+ (?:\d\. )?(.*)/gm)) add(title, `${library}/${basename(file, ".md").toLowerCase()}/`);
  for (const [, english, chinese] of (text.split("## 术语")[1] ?? "").matchAll(/^\| ([^|`]+) \| ([^|]*\p{Script=Han}[^|]*) \| [^|]*\|$/gmu)) add(`${chinese} ${english}`, `${library}/glossary/`);
}

const json = JSON.stringify({ pages, entries });
if (Buffer.byteLength(json) > 100_000) fail(`search.json has ${Buffer.byteLength(json)} bytes`);
for (const [query, page] of Object.entries({
  "resend code": "countdownsthatstayright/#A-code-that-survives", "search field": "requestsandsearches/#A-search-field", poll: "requestsandsearches/", polling: "requestsandsearches/",
  reconnect: "reconnectingsockets/", virtual: "testinginvirtualtime/", timeout: "ticksignal/timeout(", takeUntil: "ticksignal/take(until:",
  倒计时: "countdownsthatstayright/", "two heartbeats": "troubleshooting/#Wrong-values-or-times",
})) {
  const first = search({ pages, entries }, query, 3).map(({ address }) => address);
  if (!first.some((address) => address.includes(`/${page}`))) fail(`${query} does not find ${page}, but ${first.join(", ")}`);
}
writeFileSync(join(site, "search.json"), json);
console.log(`search.json: ${entries.length} entries, ${Buffer.byteLength(json)} bytes`);
