import { readFileSync } from "node:fs";

/*
 * Schema.org's vocabulary as the package schema-dts writes it down, generated from schema.org's own files: an interface for
 * each type with the properties whose domain it is and what they may hold, the supertypes it extends, and a union for each
 * type of itself, its subtypes and, where it is an enumeration, its members.
 */
const text = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

type Described = { supertypes: string[]; properties: Map<string, string[]> };

const names = (union: string) => union.split("|").map((name) => name.trim());

const interfaces = new Map<string, Described>();
for (const [, name = "", supertypes = "", body = ""] of text.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)];
  interfaces.set(name, {
    supertypes: supertypes.split(", "),
    properties: new Map(properties.map(([, property = "", range = ""]) => [property, names(range)])),
  });
}

const unions = new Map(
  [...text.matchAll(/^(?:export )?type (\w+) = (.*);$/gm)].map(([, name = "", union = ""]) => [name, names(union)]),
);

/** Is there such a type? */
export function isType(name: string): boolean {
  return interfaces.has(`${name}Leaf`);
}

/** What a property of a type may hold, from the type itself or a supertype; `null`: it has no such property. */
function rangeOf(interfaceName: string, property: string): string[] | null {
  const described = interfaces.get(interfaceName);
  if (!described) return null;
  const own = described.properties.get(property);
  if (own) return own;
  for (const above of described.supertypes) {
    const range = rangeOf(above, property);
    if (range) return range;
  }
  return null;
}

/** Everything that a union names, unions within it unfolded. */
function unfolded(range: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of range) {
    if (seen.has(name)) continue;
    seen.add(name);
    unfolded(unions.get(name) ?? [], seen);
  }
  return seen;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function valueErrors(range: string[], value: unknown, at: string): string[] {
  const allowed = unfolded(range);
  if (isNode(value)) {
    const fits = allowed.has(`${String(value["@type"])}Leaf`) || allowed.has(String(value["@type"]));
    return [...(fits ? [] : [`${at} may not hold a ${String(value["@type"])}`]), ...vocabularyErrors(value, at)];
  }
  const term = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value))?.[1];
  if (term === undefined || allowed.has(`"https://schema.org/${term}"`)) return [];
  const named = allowed.has("URL") || allowed.has("Text") || allowed.has("string");
  const known = isType(term) || (/^\w+$/.test(term) && text.includes(`"${term}"?:`));
  return named && known ? [] : [`${at} may not hold ${String(value)}`];
}

/** What in a thing the vocabulary does not know: types, properties that are not of their type, values out of range. */
export function vocabularyErrors(thing: Record<string, unknown>, at = ""): string[] {
  const type = String(thing["@type"]);
  if (!isType(type)) return [`${at || "the thing"}: there is no type ${type}`];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const place = `${at}${at && "."}${property}`;
    const range = rangeOf(`${type}Leaf`, property);
    if (!range) return [`${place}: a ${type} has no ${property}`];
    return [value].flat().flatMap((each) => valueErrors(range, each, place));
  });
}
