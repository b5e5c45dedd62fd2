import fc from "fast-check";
import type { z } from "zod";
import { money } from "@/lib/contract/money";

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
};

const texts = [
  "Jana",
  "Dvořáková",
  "",
  "2026-11-22T10:00:00.000Z",
  "2026-11-22",
  "22.11.2026",
  "https://maps.example/shop",
  "jana@post.example",
  "9b2d7a54-0b1e-4a57-9f0a-0a8f7f1f6f11",
  "SK",
];
const numbers = [0, 1, 2, 7, 205, 1.5, 86_400];

/** Fields that the reader writes in one way only: these are written so. */
const written: Record<string, readonly unknown[]> = {
  phone_number: ["+420601234567", ""],
  zip_code: ["370 04", ""],
  quantity: [1, 4],
  image: ["/img/wheel.svg"],
  hash: ["0123456789abcdef0123456789abcdef"],
  width: [640, 205],
  height: [480],
  map_url: ["https://maps.example/shop", ""],
  access_token: ["abc.def"],
  token_type: ["Bearer", "Token"],
  name: ["Jana", "Kurýr"],
  id: ["a1", 7],
  number: ["2600001230"],
  roles: [["orders"], []],
  user_type: ["regular"],
  redirect_url: ["https://pay.example/1"],
  created_at: ["2026-11-22T10:00:00.000Z", null],
};

/** An answer just as the schema of the contract describes it, with all fields that it demands and some of those that it lets be. */
export function conforming(schema: z.ZodType, field = ""): fc.Arbitrary<unknown> {
  const definition = schema.def as unknown as Definition;
  const { type, shape = {}, element, innerType, valueType, options = [], entries = {}, values = [] } = definition;
  const own = (written[field] ?? []).filter((value) => schema.safeParse(value).success);
  if (own.length > 0) return fc.constantFrom(...own);
  if ((schema as unknown) === money) return fc.record({ amount: fc.nat(9_999_999), currency: fc.constant("CZK") });
  const fitting = (list: readonly unknown[]) =>
    fc.constantFrom(...list.filter((value) => schema.safeParse(value).success));
  const inner = () => conforming(innerType as z.ZodType, field);
  const fields = Object.entries(shape).map(([name, part]) => [name, conforming(part, name)] as const);
  const required = Object.keys(shape).filter((name) => shape[name]?.def.type !== "optional");
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    optional: inner,
    default: inner,
    nullable: () => fc.option(inner(), { nil: null }),
    object: () => fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true }),
    array: () => fc.array(conforming(element as z.ZodType), { maxLength: 3 }),
    record: () =>
      fc.dictionary(fc.constantFrom("brand", "rim"), conforming(valueType as z.ZodType), { noNullPrototype: true }),
    union: () => fc.oneof(...options.map((option) => conforming(option, field))),
    enum: () => fc.constantFrom(...Object.values(entries)),
    literal: () => fc.constantFrom(...values),
    boolean: () => fc.boolean(),
    number: () => fitting(numbers),
    string: () => fitting(texts),
    unknown: () => fc.constantFrom(null, 7, "text", [1], { a: 1 }),
  };
  const make = kinds[type];
  if (!make) throw new Error(`No value of ${type} is known for ${field}.`);
  return make();
}
