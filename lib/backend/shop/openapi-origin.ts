import { contract, type Name } from "@/lib/contract/contract";
import { isSpecified, specifiedFields } from "@/lib/contract/specification";

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  "x-origin"?: "specification" | "addition";
};

/** Marks each field of an answer by where it comes from. @param fields paths of the specification's own, as in `specifiedFields` */
function marked(schema: Schema, fields: readonly string[], path: string): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const field = path ? `${path}.${name}` : name;
    const isOwn = fields.some(
      (each) => each === field || each.startsWith(`${field}.`) || each.startsWith(`${field}[]`),
    );
    const origin = isOwn ? ("specification" as const) : ("addition" as const);
    return [name, { ...marked(inner, fields, field), "x-origin": origin }];
  });
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: marked(schema.items, fields, `${path}[]`) }),
  };
}

/** Where a call comes from: every back end has those of the specification, and may be without the additions. */
export function originOf(name: string): "specification" | "addition" {
  return Object.hasOwn(contract, name) && isSpecified(name as Name) ? "specification" : "addition";
}

/** The schema of an answer with each field marked: what the specification names, and what is an addition with a default. */
export function withFieldOrigins(name: string, schema: Record<string, unknown>): Record<string, unknown> {
  const fields = specifiedFields[name as Name];
  return fields ? { ...marked(schema as Schema, fields, "") } : schema;
}
