import { SaxesParser } from "saxes";

/** An element: its name as written, its attributes, the elements in it, and the text that stands in it directly. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

export type XmlDocument = { root: XmlElement; comments: string[] };

/**
 * Parses XML strictly, with its namespaces.
 * @throws Error where it is not well-formed
 */
export function readXml(source: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const comments: string[] = [];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, attribute]) => [key, attribute.value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("comment", (comment) => comments.push(comment));
  parser.write(source).close();
  const [root] = top.children;
  if (!root) throw new Error("XML without an element.");
  return { root, comments };
}

/** The elements of a name directly in another. */
export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** The text of the one element of a name in another; `undefined` when there is none. */
export const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text;
