import type { Heading, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { slugify } from "@/lib/domain/slug";

export type Section = { id: string; title: string };

/** Reads CommonMark with tables. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** The words of a node, without marks; raw HTML has none. */
export function plainText(node: RootContent | Root): string {
  if (node.type === "html") return "";
  if ("value" in node) return node.value;
  if ("children" in node) return node.children.map((child) => plainText(child as RootContent)).join("");
  return node.type === "image" ? (node.alt ?? "") : "";
}

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
