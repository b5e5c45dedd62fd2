import type { RootContent, Table } from "mdast";
import { createElement, type ReactNode } from "react";
import { plainText } from "@/lib/markdown/parse";

/**
 * What becomes of a node in one kind of text; `undefined` where it is rendered as everywhere.
 * @param inner renders what the node holds, @param usual renders the node as everywhere
 */
export type OwnNode = (node: RootContent, inner: () => ReactNode[], usual: () => ReactNode) => ReactNode | undefined;

/** A table; the first cell of each row is its heading. */
export function markdownTable(node: Table, own: OwnNode): ReactNode {
  const cells = (row: Table["children"][number], inHead: boolean) =>
    row.children.map((cell, index) => {
      const inner = markdownNodes(cell.children, own);
      if (!inHead && index === 0) return createElement("th", { key: index, scope: "row" }, ...inner);
      const className = node.align?.[index] === "right" ? "r" : undefined;
      return inHead
        ? createElement("th", { key: index, scope: "col", className }, ...inner)
        : createElement("td", { key: index, className }, ...inner);
    });
  const [head, ...rows] = node.children;
  return (
    <table>
      {head ? (
        <thead>
          <tr>{cells(head, true)}</tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map((row) => (
          <tr key={row.position?.start.line}>{cells(row, false)}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** Elements that stand for a node and what it holds. */
const tags = { paragraph: "p", strong: "strong", emphasis: "em", blockquote: "blockquote", listItem: "li" } as const;

function asEverywhere(node: RootContent, inner: () => ReactNode[], own: OwnNode): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "paragraph":
    case "strong":
    case "emphasis":
    case "blockquote":
    case "listItem":
      return createElement(tags[node.type], null, ...inner());
    case "list":
      return node.ordered
        ? createElement("ol", node.start === 1 ? null : { start: node.start ?? undefined }, ...inner())
        : createElement("ul", null, ...inner());
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return <pre>{node.value}</pre>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "table":
      return markdownTable(node, own);
    default:
      // Raw HTML is left out; pictures of other sites and whatever else there is are their words only.
      return plainText(node);
  }
}

/** Markdown as elements. @param own what is rendered otherwise in this kind of text */
export function markdownNodes(nodes: readonly RootContent[], own: OwnNode): ReactNode[] {
  return nodes.map((node) => {
    const inner = () => ("children" in node ? markdownNodes(node.children as RootContent[], own) : []);
    const usual = () => asEverywhere(node, inner, own);
    const made = own(node, inner, usual);
    return made === undefined ? usual() : made;
  });
}
