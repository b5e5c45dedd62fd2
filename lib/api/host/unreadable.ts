/** Something in an answer that cannot be read: where it stands, what belongs there, and what came instead. */
export type Unread = { field: string; expected: string; received: string };

/** A part of an answer cannot be read, and nothing may stand in for it. */
export class Unreadable extends Error {
  constructor(readonly unread: Unread) {
    super(`${unread.field || "the answer"}: expected ${unread.expected}, received ${unread.received}`);
  }
}

/** What a value is, in a few words and without its content, which may be personal. */
export function described(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "string") return value === "" ? "an empty text" : `a text of ${value.length} characters`;
  if (typeof value === "number") return Number.isInteger(value) ? "a whole number" : "a number with decimals";
  if (typeof value === "object") return `an object with ${Object.keys(value).slice(0, 8).join(", ") || "no fields"}`;
  return `a ${typeof value}`;
}
