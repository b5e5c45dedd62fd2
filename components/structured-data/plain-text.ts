import { isValidElement, type ReactNode } from "react";

/** The words of a text that is written as elements; of a component, what stands between its tags. */
export function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  const text = plainText(node.props.children);
  return node.type === "p" || node.type === "li" ? `${text} ` : text;
}
