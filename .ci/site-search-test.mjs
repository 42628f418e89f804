// Tests the search of a site: node site-search-test.mjs SITE. Each query has its page among the first three results.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const [site] = process.argv.slice(2);
const { search } = await import(join(site, "search.js"));
const index = JSON.parse(readFileSync(join(site, "search.json"), "utf8"));
const expected = {
  "resend code": "cookbook/#Resend-a-code", "search field": "cookbook/#A-search-field", poll: "requestsandsearches/", virtual: "testinginvirtualtime/",
  timeout: "ticksignal/timeout(", takeUntil: "ticksignal/take(until:", 倒计时: "countdownsthatstayright/", "two heartbeats": "troubleshooting/#Wrong-values-or-times",
};
const wrong = Object.entries(expected).flatMap(([query, page]) => {
  const first = search(index, query, 3).map(({ address }) => address);
  return first.some((address) => address.includes(`/${page}`)) ? [] : [`${query}: not ${page}, but ${first.join(", ")}`];
});
if (wrong.length) throw new Error(wrong.join("\n"));
console.log(`${Object.keys(expected).length} searches find their pages`);
