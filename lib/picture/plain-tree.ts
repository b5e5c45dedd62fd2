import { Children, Fragment, isValidElement, type ReactNode } from "react";

/** An element of HTML or SVG as data, in the shape of React's own without what cannot leave a thread. */
export type PlainElement = { type: string; props: Record<string, unknown> };
export type PlainNode = PlainElement | string | number | null | PlainNode[];

/**
 * Elements as data: components are called for what they show, so that nothing but tags, styles and texts is left.
 * @throws Error for a component with hooks, or one that waits: a picture is drawn from what is known
 */
export function plainTree(node: ReactNode): PlainNode {
  if (Array.isArray(node)) return Children.toArray(node).map(plainTree);
  if (!isValidElement<{ children?: ReactNode }>(node))
    return typeof node === "string" || typeof node === "number" ? node : null;
  const { type, props } = node;
  if (type === Fragment) return plainTree(props.children);
  if (typeof type === "function") return plainTree((type as (given: unknown) => ReactNode)(props));
  if (typeof type !== "string") throw new Error("A picture is drawn of HTML, SVG and plain components only.");
  return { type, props: { ...props, children: plainTree(props.children) } };
}
