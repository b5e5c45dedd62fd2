import fc from "fast-check";
import { z } from "zod";
import { knownValues } from "@/tests/support/hostile/known-values";

/** The part of JSON Schema 2020-12 that the contract's schemas are written in. */
type JsonSchema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const texts = (min: number, max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("Jana", "Dvořáková", "Ľubomír Ďurčo", "O'Neil", "Lipová 1511/23") },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: min, maxLength: Math.min(max, 24) }) },
    { weight: 1, arbitrary: fc.integer({ min, max: Math.min(max, 5000) }).map((length) => "ž".repeat(length)) },
  );

const numbers = ({ minimum, maximum, exclusiveMinimum }: JsonSchema) => {
  const min = Math.max(minimum ?? (exclusiveMinimum === undefined ? -(2 ** 53) + 1 : exclusiveMinimum + 1));
  const max = Math.min(maximum ?? 2 ** 53 - 1);
  return fc.oneof(
    fc.integer({ min, max: Math.min(max, min + 9) }),
    // Of any range: numbers drawn at large and sifted would find none of 0 to 90 for ever.
    fc.bigInt({ min: BigInt(Math.ceil(min)), max: BigInt(Math.floor(max)) }).map(Number),
    fc.constantFrom(min, max),
  );
};

function objects(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([key, part]) => {
    const value = valuesOf(part, key, depth + 1);
    const wanted = schema.required?.includes(key) ?? false;
    return [key, wanted ? value : fc.option(value, { nil: undefined, freq: 1 })] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((made) => JSON.parse(JSON.stringify(made)));
}

/** Values a schema allows; fields whose name is known get something the shop has, most of the time. */
export function valuesOf(schema: JsonSchema, field = "", depth = 0): fc.Arbitrary<unknown> {
  const plain = byType(schema, depth);
  const known = schema.type === "object" || schema.enum ? undefined : knownValues[field];
  return known ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: plain }) : plain;
}

function byType(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, "", depth)));
  switch (schema.type) {
    case "object":
      return objects(schema, depth);
    case "array": {
      const { minItems = 0, maxItems = 3 } = schema;
      return fc.array(valuesOf(schema.items ?? {}, "", depth + 1), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 2),
      });
    }
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return schema.format === "uuid" ? fc.uuid() : texts(schema.minLength ?? 0, schema.maxLength ?? 200);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values that a part of a call takes. */
export function valuesOfPart(part: z.ZodType): fc.Arbitrary<unknown> {
  return valuesOf(z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as JsonSchema);
}
