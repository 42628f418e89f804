// Changes the pages that DocC has made: node pages.mjs SITE BASE
//
// The picture of a page and its link to the playground are first. The porting dictionary has a table for each library. Nothing describes the parameters
// `file` and `line`, which a caller never passes. Without JavaScript a page has its title, its first sentence and a way home.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [site, base = ""] = process.argv.slice(2);
const text = (inlines = [], references = {}) =>
  inlines.map((inline) => inline.text ?? inline.code ?? references[inline.identifier]?.title ?? text(inline.inlineContent, references)).join("");
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const isPicture = ({ inlineContent: [first, ...rest] = [] }) => first?.type === "image" && !rest.length;
const isPlayground = ({ inlineContent: [first] = [] }) => first?.text === "In the playground: ";

// Each table has the names here in its first column, and those of one library in each other column.
function byLibrary(page, [{ content }]) {
  const isDictionary = (block) => block.type === "table" && block.rows[0].length > 2;
  const start = content.findIndex(isDictionary) - 1, end = content.findLastIndex(isDictionary) + 1;
  if (end === 0) throw new Error("the dictionary has no table of several libraries");
  const tables = content.slice(start, end).filter(isDictionary), [head] = tables[0].rows;
  const libraries = head.slice(1).map(([{ inlineContent }]) => text(inlineContent));
  const split = libraries.flatMap((name, index) => {
    const rows = tables.flatMap(({ rows }) => rows.slice(1)).filter((row) => text(row[index + 1][0].inlineContent) !== "·");
    return [{ type: "heading", level: 3, anchor: name, text: name }, { ...tables[0], rows: [head, ...rows].map((row) => [row[0], row[index + 1]]) }];
  });
  const links = libraries.map((title) => ({ type: "link", identifier: `#${title}`, title, titleInlineContent: [{ type: "text", text: title }], url: `#${title}` }));
  for (const link of links) page.references[link.identifier] = link;
  const jumps = links.flatMap(({ identifier }) => [{ type: "reference", identifier, isActive: true }, { type: "text", text: " · " }]).slice(0, -1);
  content.splice(start, end - start, { type: "paragraph", inlineContent: jumps }, ...split);
}

let pictures = 0;
for (const path of readdirSync(join(site, "data"), { recursive: true }).filter((path) => path.endsWith(".json"))) {
  const file = join(site, "data", path);
  const page = JSON.parse(readFileSync(file, "utf8").replace(/("(?:title|overridingTitle)":"[^"]*?)(?:function:)?file:line:/g, "$1"));
  const title = escaped(page.metadata.title), about = escaped(text(page.abstract, page.references)), links = [];
  for (const section of (page.kind === "symbol" && page.primaryContentSections) || []) {
    section.parameters = section.parameters?.filter(({ name }) => name !== "file" && name !== "line");
    const content = section.content ?? [];
    const shown = content.filter(isPicture).flatMap(({ inlineContent }) => inlineContent);
    page.abstract?.push(...shown);
    pictures += shown.length;
    links.push(...content.filter(isPlayground));
    section.content &&= content.filter((block) => !isPicture(block) && !isPlayground(block));
    // “The debounced signal.” says no more than the declaration.
    const [heading, returned, more] = section.content ?? [];
    if (heading?.text === "Return Value" && !more && text(returned.inlineContent).split(" ").length < 4) section.content = [];
  }
  page.primaryContentSections = page.primaryContentSections?.filter(({ parameters, content }) => (parameters ?? content)?.length !== 0);
  if (links.length) page.primaryContentSections.unshift({ kind: "content", content: links });
  if (path.endsWith("/portingdictionary.json")) byLibrary(page, page.primaryContentSections);
  writeFileSync(file, JSON.stringify(page));

  const html = join(site, path.replace(/\.json$/, "/index.html"));
  writeFileSync(html, readFileSync(html, "utf8").replace(/<title>.*?<\/title>/, () =>
    `<title>${title} | TickStreams</title><meta name="description" content="${about}"><meta property="og:title" content="${title}"><meta property="og:description" content="${about}">`,
  ).replace(/<noscript>.*<\/noscript>/s, () =>
    `<noscript><main style="padding: 1.25rem"><h1>${title}</h1><p>${about}</p><p>The rest of this page needs JavaScript. The <a href="${base}/">home page</a> does not.</p></main></noscript>`));
}
if (!pictures) throw new Error("no page has a picture");
console.log(`${pictures} pictures are first on their pages`);
