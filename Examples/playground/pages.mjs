// Writes the pages of the playground: node pages.mjs FOLDER [SITE_URL CHROMIUM]. Each bug has its own, so that its address has its title. With the
// address of the site and a browser it also has a preview, the picture that is shown beside a link: others take it only from a whole address.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, serve } from "./chromium.mjs";
import { stories } from "./stories.js";

const [folder, site, chromium] = process.argv.slice(2);
const hasPreview = Boolean(site && chromium);
const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const fill = (page, words) => page.replace(/\{(\w+)\}/g, (all, name) => words[name] ?? all);

const heart = "M0 9c-3-3.5-10-7-10-13a5.3 5.3 0 0 1 10-2.6a5.3 5.3 0 0 1 10 2.6c0 6-7 9.5-10 13z";
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 22 22"><path fill="#1a7f37" d="${heart}"/></svg>`)}`;
const links = stories.map(({ name, title }) => `<li><a href="bugs/${name}/">${title}</a></li>`).join("");

writeFileSync(join(folder, "index.html"), fill(read("index.html"), { icon, links }));
for (const story of stories) {
  const page = join(folder, "bugs", story.name);
  mkdirSync(page, { recursive: true });
  const picture = hasPreview ? `playground/bugs/${story.name}/preview.png` : "preview.png";  // the second is that of the site
  const preview = site ? `<meta property="og:image" content="${site}/${picture}">` : "";
  const [usualCode, streamsCode] = [story.usual, story.code.join("\n")].map((code) => code.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`));
  writeFileSync(join(page, "index.html"), fill(read("bug.html"), { ...story, icon, links, preview, usualCode, streamsCode }));
}
if (hasPreview) {
  const server = await serve(folder), page = await launch(chromium);
  await page.size(1200, 630, { isStill: true });
  for (const { name } of stories) {
    if (!(await page.open(`${server.address}bugs/${name}/?preview`))) throw new Error(`no preview of ${name}`);
    await page.shoot(join(folder, "bugs", name, "preview.png"));
  }
  await page.close();
  server.close();
}
console.log(`${stories.length} bugs${hasPreview ? ", with previews" : ""}`);
