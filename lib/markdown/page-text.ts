import type { Heading, RootContent } from "mdast";
import { parseMarkdown, plainText } from "@/lib/markdown/parse";
import type { Line } from "@/lib/markdown/tag-problems";

/** A heading with its anchor, which is the same in every language, and what stands below it. */
export type TextEntry = { id: string; title: string; nodes: RootContent[] };

/** A part of a page's text; `entries` are its headings of the third level. */
export type TextPart = TextEntry & { entries: TextEntry[] };

/** A page's text: what stands before the first heading, then its parts. */
export type PageText = { lead: RootContent[]; parts: TextPart[] };

/** A page's text is wrong: the message names file and line. */
export class PageTextError extends Error {}

/** Reads `Title {#anchor}`. */
function headingOf(heading: Heading, where: string): TextEntry {
  const [, title, id] = /^(.+) \{#([a-z][a-z0-9-]*)\}$/.exec(plainText(heading)) ?? [];
  if (!title || !id) throw new PageTextError(`${where}: a heading ends in its anchor: "## Title {#anchor}"`);
  if (heading.depth !== 2 && heading.depth !== 3) throw new PageTextError(`${where}: headings have two or three #`);
  return { id, title, nodes: [] };
}

/** Reads a page from the lines that stand in it. @throws PageTextError for a heading without an anchor of its own */
export function pageText(lines: readonly Line[]): PageText {
  const text: PageText = { lead: [], parts: [] };
  const taken = new Set<string>();
  let place = text.lead;
  for (const node of parseMarkdown(lines.map((line) => line.text).join("\n")).children) {
    if (node.type === "html") continue;
    if (node.type !== "heading") {
      place.push(node);
      continue;
    }
    const { file, line } = lines[(node.position?.start.line ?? 1) - 1] ?? { file: "", line: 0 };
    const where = `${file}:${line}`;
    const entry = headingOf(node, where);
    if (taken.has(entry.id)) throw new PageTextError(`${where}: the anchor ${entry.id} is taken`);
    taken.add(entry.id);
    const part = text.parts.at(-1);
    if (node.depth === 2) text.parts.push({ ...entry, nodes: entry.nodes, entries: [] });
    else if (part) part.entries.push(entry);
    else throw new PageTextError(`${where}: a heading with three # stands below one with two`);
    place = entry.nodes;
  }
  return text;
}
