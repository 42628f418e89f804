// Links the playground from the page of each source and operator of its menu: node links.mjs SITE
//
// A row of the page Operators has the name of the menu, and leads to the page.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Engine } from "./engine.js";
import { address } from "./state.js";

const [site] = process.argv.slice(2);
const file = (path) => join(site, "data", `${path}.json`);
const engine = await Engine.load(readFileSync(join(site, "playground/playground.wasm")));

const identifiers = new Map();
const operators = JSON.parse(readFileSync(file("documentation/tickstreams/operators")), (_, value) => {
  if (value?.type === "reference" && value.overridingTitle) identifiers.set(value.overridingTitle, value.identifier);
  return value;
});

const pages = new Map();
for (const entry of engine.entries) {
  const url = operators.references[identifiers.get(entry.cell)]?.url;
  if (!url) throw new Error(`the page Operators links no page of ${entry.cell}`);
  pages.set(url, [...(pages.get(url) ?? []), entry]);
}
for (const [url, entries] of pages) {
  const page = JSON.parse(readFileSync(file(url)));
  const text = [{ type: "text", text: "In the playground: " }];
  entries.forEach((entry, index) => {
    // .ci/site replaces the host.
    const link = `https://playground.invalid/${address(entry)}`, title = [{ type: "codeVoice", code: entry.cell }];
    page.references[link] = { type: "link", identifier: link, title: entry.cell, titleInlineContent: title, url: link };
    text.push(...(index ? [{ type: "text", text: ", " }] : []), { type: "reference", identifier: link, isActive: true });
  });
  page.primaryContentSections.find((section) => section.kind === "content").content.push({ type: "paragraph", inlineContent: text });
  writeFileSync(file(url), JSON.stringify(page));
}
console.log(`${pages.size} pages link to the playground`);
