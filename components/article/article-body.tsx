import type { Heading, PhrasingContent, Root } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { type LinkScope, linkTarget } from "@/components/article/link-target";
import { headingIds } from "@/components/article/markdown";
import { Link } from "@/components/ui/link";
import { markdownNodes, type OwnNode } from "@/components/ui/markdown-nodes";
import { heldCitations } from "@/lib/domain/citation";
import { unbroken } from "@/lib/domain/unbroken";

type Scope = LinkScope & {
  /** Draws a figure of a name, `null` for an unknown one. */
  figure: (name: string, caption: string) => ReactNode;
  /** Accessible name of a table that scrolls sideways. */
  tableLabel: string;
};

function scrollingTable(table: ReactNode, label: string): ReactNode {
  return (
    // A group, no landmark: an article may have several tables.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="table" role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}

function link(url: string, scope: Scope, inner: ReactNode[]): ReactNode {
  const target = linkTarget(url, scope);
  if (!target) return createElement(Fragment, null, ...inner);
  if (target.external) return createElement("a", { href: target.href, rel: "noopener" }, ...inner);
  return createElement(Link, { href: target.href }, ...inner);
}

/** A paragraph with only a picture becomes a figure with its caption. */
function loneFigure([only, second]: PhrasingContent[], scope: Scope): ReactNode | undefined {
  if (only?.type !== "image" || second) return undefined;
  const name = /^figure:([a-z0-9-]+)$/.exec(only.url)?.[1];
  return name === undefined ? undefined : (scope.figure(name, unbroken(only.alt ?? "")) ?? undefined);
}

function ofArticle(scope: Scope, ids: Map<Heading, string>): OwnNode {
  return (node, inner, usual) => {
    switch (node.type) {
      case "text":
        return heldCitations(unbroken(node.value));
      case "paragraph":
        return loneFigure(node.children, scope);
      case "heading":
        return createElement(node.depth <= 2 ? "h2" : "h3", { id: ids.get(node) }, ...inner());
      case "link":
        return link(node.url, scope, inner());
      case "table":
        return scrollingTable(usual(), scope.tableLabel);
      default:
        return undefined;
    }
  };
}

/** The text of an article. It is untrusted: only markup made here is rendered, and links lead only where `linkTarget` allows. */
export function ArticleBody({ root, ...scope }: { root: Root } & Scope) {
  return createElement(Fragment, null, ...markdownNodes(root.children, ofArticle(scope, headingIds(root))));
}
