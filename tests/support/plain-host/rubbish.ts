import type { Answer } from "./model";
import { randomMess } from "./random-mess";

export const rubbishModes = [
  "empty",
  "html",
  "truncated-json",
  "wrong-types",
  "null",
  "huge",
  "deep",
  "random",
] as const;
export type RubbishMode = (typeof rubbishModes)[number];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const mapFields = (value: Record<string, unknown>, map: (field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, map(field)]));

/** Every value of another type than it was; names of fields stay. A list becomes an object, so nothing can be walked as a list. */
function otherTypes(value: unknown): unknown {
  if (typeof value === "string") return 42;
  if (typeof value === "number") return "a lot";
  if (typeof value === "boolean") return "yes";
  return isObject(value) ? mapFields({ ...value }, otherTypes) : [];
}

const eightMebibytes = 8 * 1024 * 1024;

/** Every list with thousands of entries. Lists within these stay as they are, or the answer would grow by their product. */
function longLists(value: unknown): unknown {
  if (Array.isArray(value)) return longList(value);
  return isObject(value) ? mapFields(value, longLists) : value;
}

function longList(list: unknown[]): unknown[] {
  return list.length === 0 ? list : Array.from({ length: 5000 }, (_, at) => list[at % list.length]);
}

function deepText(value: unknown): string {
  const pit = "[".repeat(20_000) + "]".repeat(20_000);
  if (!isObject(value) || Array.isArray(value)) return pit;
  return `{${Object.keys(value)
    .map((key) => `${JSON.stringify(key)}:${pit}`)
    .join(",")}}`;
}

function hugeText(value: unknown): string {
  const padding = "x".repeat(eightMebibytes);
  if (Array.isArray(value)) return JSON.stringify([...longList(value), padding]);
  return JSON.stringify({ ...(isObject(value) ? mapFields(value, longLists) : {}), padding });
}

function textOf(mode: RubbishMode, body: unknown, random: () => number): string {
  const text = JSON.stringify(body ?? {});
  if (mode === "empty") return "";
  if (mode === "html") return "<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>";
  if (mode === "truncated-json") return text.length > 2 ? text.slice(0, Math.ceil(text.length / 2)) : "{";
  if (mode === "wrong-types") return body === undefined ? "42" : JSON.stringify(otherTypes(body));
  if (mode === "huge") return hugeText(body);
  if (mode === "deep") return deepText(body);
  return mode === "null" ? "null" : randomMess(body, random);
}

/** The answer with its status and headers, its content broken. */
export function broken(answer: Answer, mode: RubbishMode, random: () => number): Answer {
  const type = mode === "html" ? "text/html" : (answer.type ?? "application/json");
  return { ...answer, type, body: textOf(mode, answer.body, random) };
}
