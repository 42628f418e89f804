// The rows of the page Operators: what each operator makes of the lane of its table.

import { parse } from "./engine.js";

/** By the first cell of a row: the diagram, and its events. */
export function rows(page) {
  const found = new Map();
  for (const line of page.split("\n")) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
    const name = cells[1]?.match(/^\[?`([^`]*)`/)?.[1], diagram = cells[3]?.match(/^`([^`]*)`$/)?.[1];
    if (!name || !diagram) continue;
    const legend = new Map([...cells[2].matchAll(/\b([p-s]) = (\w+)/g)].map((match) => [match[1], match[2]]));
    const events = parse(diagram).map((event) => ({ ...event, value: legend.get(event.value) ?? event.value }));
    found.set(name, { diagram, events, isEndless: !/[|#]/.test(diagram) });
  }
  return found;
}

/** Events as a line of text. */
export const shown = (events) => events.map((event) => `${event.value} at ${event.time}`).join(", ");
