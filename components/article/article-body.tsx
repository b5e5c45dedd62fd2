import type { Heading, Root, RootContent, Table } from "mdast";
import { Fragment, type ReactNode } from "react";
import { type LinkScope, linkTarget } from "@/components/article/link-target";
import { headingIds, plainText } from "@/components/article/markdown";
import { Link } from "@/components/ui/link";
import { unbroken } from "@/lib/domain/unbroken";

type Scope = LinkScope & {
  /** Draws a figure of a name, `null` for an unknown one. */
  figure: (name: string, caption: string) => ReactNode;
  /** What a table that has to be moved sideways is called. */
  tableLabel: string;
  ids: Map<Heading, string>;
};

function TableView({ node, scope }: { node: Table; scope: Scope }) {
  const [head, ...rows] = node.children;
  const cells = (row: Table["children"][number], Cell: "th" | "td") =>
    row.children.map((cell, index) => {
      const right = node.align?.[index] === "right";
      const first = Cell === "td" && index === 0;
      const content = <Children of={cell.children} scope={scope} />;
      const key = `${index} ${cell.position?.start.offset}`;
      if (first)
        return (
          <th key={key} scope="row">
            {content}
          </th>
        );
      return (
        <Cell key={key} scope={Cell === "th" ? "col" : undefined} className={right ? "r" : undefined}>
          {content}
        </Cell>
      );
    });
  return (
    // A group, no landmark: an article may have several tables.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="table" role="group" aria-label={scope.tableLabel} tabIndex={0}>
      <table>
        {head ? (
          <thead>
            <tr>{cells(head, "th")}</tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row) => (
            <tr key={row.position?.start.line}>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LinkView({ url, scope, children }: { url: string; scope: Scope; children: ReactNode }) {
  const target = linkTarget(url, scope);
  if (!target) return <>{children}</>;
  if (target.external)
    return (
      <a href={target.href} rel="noopener">
        {children}
      </a>
    );
  return <Link href={target.href}>{children}</Link>;
}

/** A paragraph of nothing but a picture is a figure with its caption. */
function loneFigure(node: RootContent, scope: Scope): ReactNode {
  const [only, second] = node.type === "paragraph" ? node.children : [];
  if (only?.type !== "image" || second) return null;
  const name = /^figure:([a-z0-9-]+)$/.exec(only.url)?.[1];
  return name === undefined ? null : scope.figure(name, unbroken(only.alt ?? ""));
}

function Node({ node, scope }: { node: RootContent; scope: Scope }): ReactNode {
  const inner = "children" in node ? <Children of={node.children as RootContent[]} scope={scope} /> : null;
  switch (node.type) {
    case "text":
      return unbroken(node.value);
    case "paragraph":
      return loneFigure(node, scope) ?? <p>{inner}</p>;
    case "heading": {
      const id = scope.ids.get(node);
      return node.depth <= 2 ? <h2 id={id}>{inner}</h2> : <h3 id={id}>{inner}</h3>;
    }
    case "strong":
      return <strong>{inner}</strong>;
    case "emphasis":
      return <em>{inner}</em>;
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return <pre>{node.value}</pre>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "blockquote":
      return <blockquote>{inner}</blockquote>;
    case "list":
      return node.ordered ? <ol start={node.start ?? 1}>{inner}</ol> : <ul>{inner}</ul>;
    case "listItem":
      return <li>{inner}</li>;
    case "link":
      return (
        <LinkView url={node.url} scope={scope}>
          {inner}
        </LinkView>
      );
    case "table":
      return <TableView node={node} scope={scope} />;
    default:
      // Raw HTML is left out; pictures of other sites and whatever else there is are their words only.
      return plainText(node);
  }
}

function Children({ of, scope }: { of: readonly RootContent[]; scope: Scope }) {
  return of.map((child) => (
    <Fragment key={child.position?.start.offset}>
      <Node node={child} scope={scope} />
    </Fragment>
  ));
}

/**
 * The text of an article. Nothing in it is trusted: no markup comes through but what is made here, and links go only where
 * `linkTarget` lets them.
 */
export function ArticleBody({ root, ...scope }: { root: Root } & Omit<Scope, "ids">) {
  return <Children of={root.children} scope={{ ...scope, ids: headingIds(root) }} />;
}
