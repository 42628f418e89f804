// The search of the home page and of 404.html: over problems, old names and Chinese words as well as titles.

const words = (text) => text.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a word of the query is in a text: as a word, at the beginning of one, as the beginning of the query's, or anywhere. */
function score(word, texts) {
  return Math.max(0, ...texts.map((text) => {
    if (text === word) return 4;
    if (text.startsWith(word)) return 3;
    if (text.length > 3 && word.startsWith(text)) return 2;
    // Chinese has no spaces.
    return text.includes(word) ? (/\p{Script=Han}/u.test(word) ? 3 : 1) : 0;
  }));
}

/** The best results for a query, `{ text, address, title }`; one for each place, and one for the forms of a function that begin with the same label. */
export function search({ pages, entries }, query, count = 8) {
  const asked = words(query).filter((word, _, all) => all.length === 1 || !/^(an?|the|of|to|in|is|my|how)$/.test(word));
  const found = entries.map(([text, page, anchor]) => {
    const texts = words(text), scores = asked.map((word) => score(word, texts));
    const sum = scores.reduce((sum, each) => sum + each, 0) * (scores.includes(0) ? 0.2 : 1);
    const [address, title] = pages[page];
    return { text, title, address: address + (anchor ? `#${anchor}` : ""), rank: sum * (1 + 1 / (3 + texts.length)) + (sum && title === text ? 0.5 : 0) };
  }).filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank);
  const places = new Set();
  return found.filter(({ text, address }) => {
    const keys = [address, text.match(/^\w+\(\w*/)?.[0] ?? address], isNew = !keys.some((key) => places.has(key));
    keys.forEach((key) => places.add(key));
    return isNew;
  }).slice(0, count);
}

const box = globalThis.document?.querySelector("#search input");
if (box) {
  const list = document.querySelector("#search ol"), root = new URL(".", import.meta.url);
  let index;
  const show = async () => {
    const say = (text) => list.replaceChildren(Object.assign(document.createElement("li"), { textContent: text }));
    index ??= fetch(new URL("search.json", root)).then((response) => response.json());
    const loaded = await index.catch(() => null);
    if (!loaded) {
      index = undefined;
      return say("The index of the search cannot be loaded.");
    }
    const results = search(loaded, box.value);
    list.replaceChildren(...results.map(({ text, address, title }) => {
      const item = document.createElement("li"), link = document.createElement("a");
      link.href = new URL(address, root);
      link.textContent = text;
      item.append(link, text === title ? "" : ` ${title}`);
      return item;
    }));
    if (box.value.trim() && !results.length) say("Nothing is found. The Cookbook lists problems.");
  };
  box.addEventListener("input", show);
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  // A page that is not there says what was looked for.
  if ("missing" in box.dataset) box.value = words(location.pathname.replace(/(%[0-9a-f]{2})+/gi, (code) => { try { return decodeURIComponent(code); } catch { return " "; } })).filter((word) => !/^(404|html)$/.test(word)).at(-1) ?? "";
  if (location.hash === "#search") box.focus();
  if (box.value) show();
}
