import fc from "fast-check";
import { hostileText, hostileValue } from "@/tests/support/hostile/hostile-values";

type Change = { how: "replace" | "remove" | "add" | "wrap" | "swap"; where: number; key: string; value: unknown };

const change: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("replace", "replace", "replace", "remove", "add", "wrap", "swap"),
  where: fc.nat(40),
  key: fc.oneof(
    fc.constantFrom("__proto__", "constructor", "prototype", "id", "role", "user_type", "price"),
    hostileText,
  ),
  value: hostileValue,
});

type Step = string | number;
const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Every place of a tree, the root first. */
function placesOf(tree: unknown, at: Step[] = []): Step[][] {
  if (!isTree(tree)) return [at];
  const inner = Array.isArray(tree) ? [...tree.entries()] : Object.entries(tree);
  return [at, ...inner.flatMap(([key, value]) => placesOf(value, [...at, key]))];
}

/** The tree with what stands at a place changed; `undefined` takes it away. Keys like `__proto__` stay plain keys. */
function changedAt(tree: unknown, [key, ...rest]: Step[], make: (old: unknown) => unknown): unknown {
  if (key === undefined) return make(tree);
  if (!isTree(tree)) return tree;
  const entries = Object.entries(tree).flatMap(([name, value]) => {
    const made = name === String(key) ? changedAt(value, rest, make) : value;
    return made === undefined ? [] : [[name, made] as const];
  });
  return Array.isArray(tree) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function changed(tree: unknown, { how, where, key, value }: Change): unknown {
  const places = placesOf(tree);
  const place = places[where % places.length] ?? [];
  return changedAt(tree, place, (old) => {
    if (how === "remove") return undefined;
    if (how === "wrap") return [old, old];
    if (how === "swap") return typeof old === "string" ? Number(old) : JSON.stringify(old);
    if (how === "add" && isTree(old) && !Array.isArray(old))
      return Object.fromEntries([...Object.entries(old), [key, value]]);
    return value;
  });
}

/** A tree with one to three things in it changed, or nothing left of it. */
export function spoiled(tree: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  return fc.tuple(tree, changes).map(([sound, list]) => list.reduce<unknown>(changed, sound));
}

/** What can be wrong with a request besides its values. */
export type WireFault =
  | { fault: "body"; text: string }
  | { fault: "body size"; bytes: number }
  | { fault: "content type"; value: string }
  | { fault: "query"; text: string }
  | { fault: "path"; text: string }
  | { fault: "method"; value: string }
  | { fault: "header"; name: string; value: string };

const kib64 = 65_536;
const headerText = fc.oneof(
  fc.constantFrom(
    "",
    "*",
    '"',
    '""',
    "W/",
    "null",
    "\u00ff\u00fe",
    ",,,,",
    "q=;;",
    "cs;q=1e309",
    "Bearer",
    "Bearer ",
    "x".repeat(8000),
  ),
  fc.constantFrom(
    `Bearer ${"A".repeat(43)}`,
    "cart_id=%00",
    `cart_id=${"x".repeat(43)}`,
    "cart_id=a;cart_id=b",
    "=;=;",
    "session={}",
  ),
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
);

/** Faults of the wire: bad JSON, sizes at the border, wrong types, broken escapes, garbage in headers. */
export const wireFault: fc.Arbitrary<WireFault> = fc.oneof(
  fc.record({
    fault: fc.constant("body" as const),
    text: fc.constantFrom(
      "",
      "{",
      "[",
      "nul",
      '{"a":1',
      '{"a":1}}',
      "\u0000",
      '{"a":1,"a":2}',
      "undefined",
      '"\\ud800"',
      "\ufeff{}",
      "1",
      "[".repeat(50_000),
    ),
  }),
  fc.record({
    fault: fc.constant("body size" as const),
    bytes: fc.constantFrom(kib64 - 1, kib64, kib64 + 1, 4 * kib64),
  }),
  fc.record({
    fault: fc.constant("content type" as const),
    value: fc.constantFrom(
      "",
      "text/plain",
      "application/xml",
      "multipart/form-data",
      "application/json; charset=utf-16",
      "application/jsonx",
      "\u00ff",
    ),
  }),
  fc.record({
    fault: fc.constant("query" as const),
    text: fc.oneof(
      fc.constantFrom(
        "page=1&page=2",
        "%",
        "q=%ff%fe",
        "q=%00",
        "token=%ed%a0%80",
        "__proto__=1",
        "=",
        "&&&",
        "constructor[x]=1",
        "page=1e3",
        "page=0x1",
        "page=%20%20",
        `q=${"a".repeat(5000)}`,
      ),
      fc.string({ maxLength: 30 }).map(encodeURI),
    ),
  }),
  fc.record({
    fault: fc.constant("path" as const),
    text: fc.constantFrom("%", "%00", "%ff", "%2e%2e", "%ed%a0%80", "%2f", "", "/", "a".repeat(5000), "%u0041"),
  }),
  fc.record({
    fault: fc.constant("method" as const),
    value: fc.constantFrom("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"),
  }),
  fc.record({
    fault: fc.constant("header" as const),
    name: fc.constantFrom(
      "if-match",
      "if-none-match",
      "idempotency-key",
      "accept-language",
      "x-currency",
      "authorization",
      "cookie",
      "x-forwarded-for",
      "x-forwarded-proto",
      "user-agent",
      "cf-ipcountry",
      "content-length",
    ),
    value: headerText,
  }),
);
