import type { z } from "zod";
import { readMoney } from "@/lib/api/host/read-money";
import { readLeaf } from "@/lib/api/host/tolerant-values";
import { described, type Unread, Unreadable } from "@/lib/api/host/unreadable";
import { money } from "@/lib/contract/money";
import type { Currency } from "@/lib/domain/locale";

/** What a reading met with, by paths below the answer (`items[0].total`). */
export type Reading = {
  /** Fields that the answer has and the shop uses. */
  used: Set<string>;
  /** Fields for which a default stands in. */
  defaulted: Set<string>;
  /** Parts that could not be read and were left out. */
  unread: Unread[];
};

export const newReading = (): Reading => ({ used: new Set(), defaulted: new Set(), unread: [] });

/** The parts of zod's schema definitions that the reader goes by. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  defaultValue?: unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Names under which back ends put a list inside an object. */
const listNames = ["data", "items", "results"];

/**
 * A tolerant reader (Fowler): reads a back end's answer by a schema of the contract, requires what has no sensible default,
 * and accepts everything else as far as it can be understood. A part that cannot be read is left out where the schema lets it
 * be: an entry of a list, a field that may be missing or `null`.
 * @param requestCurrency the currency of prices that name none
 * @returns the value as the schema describes it
 * @throws Unreadable where something is missing or wrong that nothing can stand in for
 */
export class TolerantReader {
  constructor(
    private readonly requestCurrency: Currency,
    readonly reading: Reading = newReading(),
  ) {}

  read(schema: z.ZodType, value: unknown, field = ""): unknown {
    const definition = schema.def as unknown as Definition;
    if ((schema as unknown) === money) return this.#noted(field, value, readMoney(value, field, this.requestCurrency));
    switch (definition.type) {
      case "optional":
        return value === undefined || value === null ? undefined : this.#or(definition, value, field, undefined);
      case "nullable":
        if (value !== undefined && value !== null) return this.#or(definition, value, field, null);
        return this.#noted(field, value, null);
      case "default":
        if (value !== undefined && value !== null) return this.#or(definition, value, field, definition.defaultValue);
        return this.#noted(field, value, definition.defaultValue);
      case "object":
        return this.#object(definition, value, field);
      case "array":
        return this.#array(definition, value, field);
      case "record":
        return this.#record(definition, value, field);
      case "union":
        return this.#union(definition, schema, value, field);
      default:
        return this.#noted(field, value, readLeaf(schema, value, field));
    }
  }

  #noted<T>(field: string, value: unknown, result: T): T {
    // Entries of a list count once: what matters is the field, not its number.
    const name = field.replace(/\[\d+\]/g, "[]");
    if (value === undefined || value === null) this.reading.defaulted.add(name);
    else this.reading.used.add(name);
    return result;
  }

  #or(definition: Definition, value: unknown, field: string, fallback: unknown): unknown {
    try {
      return this.read(definition.innerType as z.ZodType, value, field);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.reading.unread.push(error.unread);
      return fallback;
    }
  }

  #object({ shape = {}, catchall }: Definition, value: unknown, field: string): Record<string, unknown> {
    if (value !== undefined && value !== null && !isObject(value))
      throw new Unreadable({ field, expected: "an object", received: described(value) });
    const source = value ?? {};
    const result: Record<string, unknown> = catchall && catchall.def.type !== "never" ? { ...source } : {};
    for (const [name, schema] of Object.entries(shape)) {
      const spelt = [name, camelCase(name)].find((each) => Object.hasOwn(source, each));
      const given = spelt === undefined ? undefined : source[spelt];
      const read = this.read(schema, given, field ? `${field}.${name}` : name);
      if (read !== undefined) result[name] = read;
    }
    return result;
  }

  #array({ element }: Definition, value: unknown, field: string): unknown[] {
    if (value === undefined || value === null) return this.#noted(field, value, []);
    const inside = isObject(value) ? listNames.map((name) => value[name]).find(Array.isArray) : value;
    if (!Array.isArray(inside)) throw new Unreadable({ field, expected: "a list", received: described(value) });
    return inside.flatMap((entry, place) => {
      try {
        return [this.read(element as z.ZodType, entry, `${field}[${place}]`)];
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.reading.unread.push(error.unread);
        return [];
      }
    });
  }

  #record({ valueType }: Definition, value: unknown, field: string): Record<string, unknown> {
    if (value === undefined || value === null) return this.#noted(field, value, {});
    if (!isObject(value)) throw new Unreadable({ field, expected: "an object", received: described(value) });
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, this.read(valueType as z.ZodType, one, `${field}.${name}`)]),
    );
  }

  #union({ options = [] }: Definition, schema: z.ZodType, value: unknown, field: string): unknown {
    const exact = schema.safeParse(value);
    if (exact.success) return this.#noted(field, value, exact.data);
    for (const option of options) {
      try {
        return this.#noted(field, value, new TolerantReader(this.requestCurrency).read(option, value, field));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    throw new Unreadable({ field, expected: "a number or a text", received: described(value) });
  }
}
