import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Language } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";

/** Props of elements that are not text. */
const names = new Set(["className", "href", "id", "lang", "hrefLang", "page", "at", "shop", "locale"]);

const endsInWord = /(?<![\p{L}\p{N}])(?:[ksvzouai]|od|za|po)$/iu;

/** A text after the one before it: `… v`, ` `, a link. */
function textAfter(before: unknown, text: string, language: Language): string {
  const held = unbrokenIn(language, text);
  const joins = language !== "en" && typeof before === "string" && endsInWord.test(before) && held.startsWith(" ");
  return joins ? `\u00a0${held.slice(1)}` : held;
}

function ofElement(element: ReactElement<Record<string, unknown>>, language: Language): ReactElement {
  const { children, ...rest } = element.props;
  const props = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, names.has(name) ? value : unbrokenNodes(language, value)]),
  );
  // One by one, as they were written: a list would want keys.
  return Array.isArray(children)
    ? cloneElement(element, props, ...(unbrokenNodes(language, children) as ReactNode[]))
    : cloneElement(element, props, unbrokenNodes(language, children) as ReactNode);
}

/** The same content with the blanks that must not end a line, wherever a text stands in it: in elements, in what they are given, in lists. */
export function unbrokenNodes<T>(language: Language, node: T): T {
  if (typeof node === "string") return unbrokenIn(language, node) as T;
  if (Array.isArray(node)) {
    return node.map((item, place) =>
      typeof item === "string" ? textAfter(node[place - 1], item, language) : unbrokenNodes(language, item),
    ) as T;
  }
  if (isValidElement(node)) return ofElement(node as ReactElement<Record<string, unknown>>, language) as T;
  if (typeof node !== "object" || node === null || Object.getPrototypeOf(node) !== Object.prototype) return node;
  return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, unbrokenNodes(language, item)])) as T;
}
