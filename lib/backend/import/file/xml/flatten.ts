import type { XmlNode } from "@/lib/backend/import/file/xml/feed-parser";

const nameWord = /^(?:\w+:)?(?:\w*_)?(?:name|nazev|nazov|key|label|title|attribute_name)$/i;
const valueWord = /^(?:\w+:)?(?:\w*_)?(?:val|value|hodnota|content)$/i;

/** `<PARAM><PARAM_NAME>Šířka</PARAM_NAME><VAL>205</VAL></PARAM>` or `<param name="Šířka">205</param>`: a name and its value. */
function namedValue({ attributes, children, text }: XmlNode): { name: string; value: string } | undefined {
  if (children.length === 0) {
    const name = Object.keys(attributes).find((key) => nameWord.test(key));
    const value = Object.keys(attributes).find((key) => valueWord.test(key));
    if (name === undefined || (value === undefined && text === "")) return undefined;
    return { name: attributes[name] ?? "", value: value === undefined ? text : (attributes[value] ?? "") };
  }
  if (children.length < 2 || children.length > 3) return undefined;
  const name = children.find((child) => nameWord.test(child.name) && child.children.length === 0);
  const value = children.find((child) => valueWord.test(child.name) && child.children.length === 0);
  return name && value && name.text !== "" ? { name: name.text, value: value.text } : undefined;
}

const withoutDots = (name: string) =>
  name
    .trim()
    .replace(/[.@\s]+/g, " ")
    .slice(0, 80);

/** Has an element so much of its own that it is an item where it repeats? A picture's address is none. */
const isItself = ({ children, attributes }: XmlNode) => children.length + Object.keys(attributes).length > 1;

/**
 * The columns of an item: its attributes and elements by name, nested ones by their path (`label.noise`), attributes of
 * an element behind a sign (`price@currency`), named values by their name (`param.Šířka`). What repeats is joined by
 * bars, as several picture addresses are.
 * @param single leaves out elements that repeat and hold several things: they are items themselves
 */
export function flatten(item: XmlNode, single = false): Map<string, string> {
  const columns = new Map<string, string>();
  const put = (name: string, value: string) => {
    if (value === "") return;
    const before = columns.get(name);
    columns.set(name, before === undefined ? value : `${before}|${value}`);
  };
  const children = (node: XmlNode, path: string) => {
    for (const child of node.children) {
      const named = namedValue(child);
      if (named) put(`${child.name.toLowerCase()}.${withoutDots(named.name)}`, named.value);
      else if (
        !single ||
        !isItself(child) ||
        node.children.every((other) => other === child || other.name !== child.name)
      )
        inside(child, path === "" ? child.name : `${path}.${child.name}`);
    }
  };
  const inside = (node: XmlNode, path: string) => {
    put(path, node.text);
    for (const [name, value] of Object.entries(node.attributes)) put(`${path}@${name}`, value.trim());
    children(node, path);
  };
  for (const [name, value] of Object.entries(item.attributes)) put(name, value.trim());
  children(item, "");
  if (item.children.length === 0) put("text", item.text);
  return columns;
}
