import type { z } from "zod";
import { described, Unreadable } from "@/lib/api/host/unreadable";

type Definition = { type: string; format?: string; entries?: Record<string, string>; values?: readonly unknown[] };

/** How the check of a text's format is named by zod, and what such a text is called in the log. */
const formats: Record<string, string> = {
  datetime: "a time (ISO 8601)",
  date: "a day (YYYY-MM-DD)",
  email: "an e-mail address",
  url: "an address (https://…)",
};

function timeOf(value: unknown): Date | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const time = new Date(typeof value === "number" && value < 1e11 ? value * 1000 : value); // seconds or milliseconds
  return Number.isNaN(time.getTime()) ? null : time;
}

function textOf({ format }: Definition, value: unknown): unknown {
  if (value === undefined || value === null) return "";
  if (format === "datetime" || format === "date") {
    const time = timeOf(value);
    return format === "date" ? time?.toISOString().slice(0, 10) : time?.toISOString();
  }
  return typeof value === "number" ? String(value) : value;
}

function flagOf(value: unknown): unknown {
  if (value === undefined || value === null || value === 0 || value === "0" || value === "false") return false;
  return value === 1 || value === "1" || value === "true" ? true : value;
}

const numberOf = (value: unknown) => (typeof value === "string" && /^\s*-?\d/.test(value) ? Number(value) : value);

function choiceOf({ entries = {} }: Definition, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const wanted = value.trim().toLowerCase();
  return Object.values(entries).find((entry) => String(entry).toLowerCase() === wanted) ?? value;
}

function expectedOf({ type, format, entries, values }: Definition): string {
  if (type === "enum") return `one of ${Object.values(entries ?? {}).join(", ")}`;
  if (type === "literal") return (values ?? []).join(" or ");
  if (type === "number") return format === "safeint" ? "a whole number" : "a number";
  if (type === "boolean") return "true or false";
  return formats[format ?? ""] ?? "a text";
}

/**
 * Reads a single value: a number that was sent as a text, a flag as 0 and 1, a name in other letters, a time in another spelling.
 * A text that is missing is empty, a flag that is missing is off.
 * @throws Unreadable when the schema refuses what came of it
 */
export function readLeaf(schema: z.ZodType, value: unknown, field: string): unknown {
  const definition = schema.def as unknown as Definition;
  const { type } = definition;
  const meant =
    type === "string"
      ? textOf(definition, value)
      : type === "number"
        ? numberOf(value)
        : type === "boolean"
          ? flagOf(value)
          : type === "enum"
            ? choiceOf(definition, value)
            : type === "literal" && (value === undefined || value === null)
              ? definition.values?.[0]
              : value;
  const read = schema.safeParse(meant);
  if (read.success) return read.data;
  throw new Unreadable({ field, expected: expectedOf(definition), received: described(value) });
}
