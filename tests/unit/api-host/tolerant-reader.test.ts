import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { newReading, TolerantReader } from "@/lib/api/host/tolerant-reader";
import { Unreadable } from "@/lib/api/host/unreadable";
import { money } from "@/lib/contract/money";

const schema = z.object({
  id: z.union([z.int(), z.string().min(1)]),
  first_name: z.string(),
  visits: z.int().min(0),
  verified: z.boolean(),
  kind: z.enum(["pickup", "courier"]),
  price: money,
  seen_at: z.iso.datetime(),
  day: z.iso.date(),
  note: z.string().optional(),
  nick: z.string().nullable(),
  level: z.int().default(3),
  tags: z.array(z.string()),
  lines: z.array(z.object({ quantity: z.int() })),
  counts: z.record(z.string(), z.int()),
});

const whole = {
  id: 7,
  first_name: "Jana",
  visits: 4,
  verified: true,
  kind: "courier",
  price: { amount: 11960, currency: "EUR" },
  seen_at: "2026-11-22T10:00:00.000Z",
  day: "2026-11-22",
  nick: "J",
  level: 1,
  tags: ["a"],
  lines: [{ quantity: 2 }],
  counts: { a: 1 },
};

/** What is read, and what could not be. */
function read(part: object) {
  const reading = newReading();
  const value = new TolerantReader("CZK", reading).read(schema, { ...whole, ...part }) as Record<string, unknown>;
  return { value, reading };
}
const refusal = (part: object) => {
  try {
    read(part);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.unread;
    throw error;
  }
};

describe("an answer that a back end writes in its own way", () => {
  it("as the contract has it, is read as it is; what nobody asked for is left out", () => {
    expect(read({ beside: 1 }).value).toEqual(whole);
  });
  it.each([
    ["visits", "4", 4],
    ["visits", " 4", 4],
    ["verified", 1, true],
    ["verified", "0", false],
    ["verified", "true", true],
    ["verified", null, false],
    ["kind", " COURIER", "courier"],
    ["first_name", 42, "42"],
    ["first_name", null, ""],
    ["seen_at", "2026-11-22T11:00:00+01:00", "2026-11-22T10:00:00.000Z"],
    ["seen_at", 1_795_341_600, "2026-11-22T10:00:00.000Z"],
    ["seen_at", 1_795_341_600_000, "2026-11-22T10:00:00.000Z"],
    ["day", "2026-11-22T10:00:00Z", "2026-11-22"],
    ["price", 119.6, { amount: 11960, currency: "CZK" }],
    ["price", "119,60", { amount: 11960, currency: "CZK" }],
    ["price", { amount: "119.60", currency: "eur" }, { amount: 11960, currency: "EUR" }],
    ["price", { amount: 11960 }, { amount: 11960, currency: "CZK" }],
    ["level", null, 3],
    ["tags", null, []],
    ["tags", { data: ["b"] }, ["b"]],
    ["lines", { items: [{ quantity: "2" }] }, [{ quantity: 2 }]],
    ["counts", undefined, {}],
    ["nick", undefined, null],
    ["note", null, undefined],
    ["id", "a-1", "a-1"],
  ])("%s of %p is %p", (field, given, expected) => {
    const { value, reading } = read({ [field]: given });
    expect([value[field], reading.unread]).toEqual([expected, []]);
  });
  it("in camelCase is the same", () => {
    const { first_name, seen_at, ...rest } = whole;
    const camel = { ...rest, firstName: first_name, seenAt: seen_at };
    expect(new TolerantReader("CZK").read(schema, camel)).toEqual(whole);
  });
  it("tells which fields it had and which were filled in", () => {
    const { reading } = read({ nick: undefined, level: undefined, tags: ["a", "b"] });
    expect([...reading.defaulted].sort()).toEqual(["level", "nick"]);
    expect([...reading.used]).toEqual(expect.arrayContaining(["id", "tags[]", "lines[].quantity", "price"]));
  });
});

describe("a part that cannot be read", () => {
  it("of a list costs its entry", () => {
    const { value, reading } = read({ lines: [{ quantity: 1 }, { quantity: "many" }, null, { quantity: 3 }] });
    expect(value.lines).toEqual([{ quantity: 1 }, { quantity: 3 }]);
    expect(reading.unread.map(({ field }) => field)).toEqual(["lines[1].quantity", "lines[2].quantity"]);
  });
  it("that may be missing, be null or has a default counts as missing", () => {
    const { value, reading } = read({ note: { a: 1 }, nick: [], level: "high" });
    expect([value.note, value.nick, value.level]).toEqual([undefined, null, 3]);
    expect(reading.unread.map(({ field }) => field)).toEqual(["note", "nick", "level"]);
  });
  it.each([
    ["id", null, "a number or a text", "null"],
    ["id", "", "a number or a text", "an empty text"],
    ["visits", undefined, "a whole number", "nothing"],
    ["visits", 1.5, "a whole number", "a number with decimals"],
    ["visits", "4 kusy", "a whole number", "a text of 6 characters"],
    ["kind", "drone", "one of pickup, courier", "a text of 5 characters"],
    ["verified", "maybe", "true or false", "a text of 5 characters"],
    ["first_name", {}, "a text", "an object with no fields"],
    ["price", null, "money: { amount in minor units, currency } or a decimal number", "null"],
    [
      "price",
      { amount: 1, currency: "PLN" },
      "money: { amount in minor units, currency } or a decimal number",
      "an object with amount, currency",
    ],
    ["tags", "a, b", "a list", "a text of 4 characters"],
    ["lines", 7, "a list", "a whole number"],
    ["counts", [1], "an object", "a list of 1"],
  ])("%s of %p is refused: expected %s, received %s", (field, given, expected, received) => {
    expect(refusal({ [field]: given })).toEqual({ field, expected, received });
  });
  it("says nothing of what is in it", () => {
    expect(JSON.stringify(refusal({ tags: "Jana Nováková" }))).not.toContain("Jana");
  });
  it("is refused as a whole where it is no object", () => {
    for (const given of ["text", 7, [1], true])
      expect(() => new TolerantReader("CZK").read(schema, given)).toThrow(Unreadable);
  });
  it("by names of every object reads nothing that is not its own", () => {
    const named = z.object({ constructor: z.string(), to_string: z.string() });
    expect(new TolerantReader("CZK").read(named, JSON.parse('{"__proto__":{"constructor":"x"}}'))).toEqual({
      constructor: "",
      to_string: "",
    });
  });
});
