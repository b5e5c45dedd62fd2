import type { Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

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
