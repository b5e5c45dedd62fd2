import type { RootContent } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import type { Blocks } from "@/components/info/block-names";
import type { InfoFacts } from "@/components/info/facts";
import { textLink } from "@/components/info/text-link";
import { Link } from "@/components/ui/link";
import { markdownNodes, markdownTable, type OwnNode } from "@/components/ui/markdown-nodes";
import { heldCitations } from "@/lib/domain/citation";
import type { Language } from "@/lib/domain/locale";
import { fillFacts, loneBlock } from "@/lib/markdown/tags";

type Scope = { language: Language; facts: InfoFacts; blocks: Blocks };

type Of<Type extends RootContent["type"]> = Extract<RootContent, { type: Type }>;

function link({ url }: Of<"link">, inner: ReactNode[], { language, facts }: Scope): ReactNode {
  const target = textLink(url, language, facts["shop.email"]);
  if (!target) return createElement(Fragment, null, ...inner);
  const { external, ...address } = target;
  return external ? createElement("a", address, ...inner) : createElement(Link, address, ...inner);
}

/** A block stands for itself; a paragraph that is emphasised from end to end is small print. */
function paragraph(node: Of<"paragraph">, own: OwnNode, { blocks }: Scope): ReactNode {
  const [only, second] = node.children;
  const block = only?.type === "text" && !second ? loneBlock(only.value) : null;
  if (block) return Object.hasOwn(blocks, block.name) ? blocks[block.name as keyof Blocks](block.of) : null;
  if (only?.type === "emphasis" && !second)
    return createElement("p", { className: "sm" }, ...markdownNodes(only.children, own));
  return undefined;
}

const notice = "[!NOTE]\n";

/** `> [!NOTE]` is a notice, any other quotation a frame around its paragraphs. */
function quotation(node: Of<"blockquote">, own: OwnNode): ReactNode {
  const [first] = node.children;
  const [begin, ...rest] = first?.type === "paragraph" ? first.children : [];
  if (begin?.type === "text" && begin.value.startsWith(notice)) {
    const content = [{ ...begin, value: begin.value.slice(notice.length) }, ...rest];
    return createElement("p", { className: "note info" }, ...markdownNodes(content, own));
  }
  return createElement("div", { className: "form-text" }, ...markdownNodes(node.children, own));
}

/** A list item without the paragraph that markdown wraps around its text. */
function item(node: Of<"listItem">, own: OwnNode): ReactNode {
  const content = node.children.flatMap((child): RootContent[] =>
    child.type === "paragraph" ? child.children : [child],
  );
  return createElement("li", null, ...markdownNodes(content, own));
}

/** @param held does a citation of law stay on one line? Columns of a table are too narrow for that. */
function ofText(scope: Scope, held: boolean): OwnNode {
  const own: OwnNode = (node, inner) => {
    if (node.type === "text") {
      const text = fillFacts(node.value.replaceAll("\n", " "), scope.facts);
      return held ? heldCitations(text) : text;
    }
    if (node.type === "link") return link(node, inner(), scope);
    if (node.type === "paragraph") return paragraph(node, own, scope);
    if (node.type === "blockquote") return quotation(node, own);
    if (node.type === "table") return markdownTable(node, ofText(scope, false));
    if (node.type === "listItem" && !node.spread) return item(node, own);
    return undefined;
  };
  return own;
}

/** A part of a legal or help text as elements, its facts filled in and its blocks put in their places. */
export function textNodes(nodes: readonly RootContent[], scope: Scope): ReactNode {
  return createElement(Fragment, null, ...markdownNodes(nodes, ofText(scope, true)));
}
