import type { Heading, Root } from "mdast";
import { slugify } from "@/lib/domain/slug";
import { plainText } from "@/lib/markdown/parse";

export type Section = { id: string; title: string };

/** Every heading of a text with the id it is reached by; equal titles get numbers. */
export function headingIds(root: Root): Map<Heading, string> {
  const taken = new Set<string>();
  const ids = new Map<Heading, string>();
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const base = slugify(plainText(node)) || "section";
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    ids.set(node, id);
  }
  return ids;
}

/** The list of contents: headings of the second level. */
export function sections(root: Root): Section[] {
  return [...headingIds(root)]
    .filter(([{ depth }]) => depth <= 2)
    .map(([heading, id]) => ({ id, title: plainText(heading) }));
}
