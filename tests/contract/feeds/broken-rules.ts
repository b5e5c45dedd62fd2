import { childrenOf, type XmlElement } from "@/tests/support/read-xml";
import type { ElementList } from "./element-lists";

/** Every way in which an element breaks a list: an element it does not know, one too many or too few, a wrong text. */
export function brokenRules(item: XmlElement, list: ElementList): string[] {
  const unknown = item.children.filter(({ name }) => !(name in list)).map(({ name }) => `${name} is not known`);
  const broken = Object.entries(list).flatMap(([name, { least, most, longest, shortest, pattern }]) => {
    const found = childrenOf(item, name);
    const texts = found.filter(({ children }) => children.length === 0).map(({ text }) => text);
    return [
      ...(found.length < least || found.length > most ? [`${name} stands ${found.length} times`] : []),
      ...texts.filter((text) => text.length > (longest ?? Infinity)).map((text) => `${name} is too long: ${text}`),
      ...texts.filter((text) => text.length < (shortest ?? 0)).map((text) => `${name} is too short: ${text}`),
      ...texts.filter((text) => pattern && !pattern.test(text)).map((text) => `${name} is not so written: ${text}`),
    ];
  });
  return [...unknown, ...broken];
}

/** The same for every element of a name in an item. */
export const brokenIn = (item: XmlElement, name: string, list: ElementList) =>
  childrenOf(item, name).flatMap((element) => brokenRules(element, list).map((rule) => `${name}: ${rule}`));
