import { JSDOM } from "jsdom";

/**
 * Parses XML strictly.
 * @throws SyntaxError where it is not well-formed
 */
export function parseXml(source: string): Element {
  const { window } = new JSDOM();
  // Inside a page the namespace comes from HTML; for the parser it has to be there.
  const named = source.includes("xmlns=") ? source : source.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  const root = new window.DOMParser().parseFromString(named, "image/svg+xml").documentElement;
  if (root.localName === "parsererror") throw new SyntaxError(root.textContent ?? "not XML");
  return root;
}

/** All ids in a tree. */
export function idsOf(root: Element): string[] {
  return [...root.querySelectorAll("[id]")].map((element) => element.id);
}

/** All ids that a tree refers to, by href or url(). */
export function linksOf(root: Element): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (name === "href") return [value.replace("#", "")];
      const link = /^url\(#(.+)\)$/.exec(value)?.[1];
      return link ? [link] : [];
    }),
  );
}
