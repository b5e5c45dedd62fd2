import type { Locale } from "@/lib/domain/locale";

/** What is known beside the body of an answer: who asked in which language and currency, when, its head, and what was sent. */
export type AnswerContext = { locale: Locale; now: Date; headers: Headers; status: number; sent: unknown };

/**
 * Adapts an answer of one call to its schema before the tolerant reader reads it: alternative names, envelopes, computed
 * values. @throws Unreadable
 */
export type Adapter = (answer: unknown, context: AnswerContext) => unknown;

export type Fields = Record<string, unknown>;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The object inside an envelope such as `{ data: … }`, or the answer itself. @param names of envelopes beside `data` */
export function insideOf(answer: unknown, ...names: string[]): unknown {
  const fields = fieldsOf(answer);
  const name = [...names, "data", "result"].find((each) => typeof fields[each] === "object" && fields[each] !== null);
  return name === undefined ? answer : fields[name];
}

/** The first of several fields that is not empty. */
export function firstOf(fields: Fields, ...names: string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null && value !== "");
}

/** A text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** The list of an answer that is one, bare or in an envelope. */
export function listOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  const fields = fieldsOf(answer);
  const known = ["data", "items", "results"].map((name) => fields[name]);
  return (
    known.find(Array.isArray) ?? (known.some((value) => value !== undefined) ? listOf(known.find(Boolean)) : answer)
  );
}
