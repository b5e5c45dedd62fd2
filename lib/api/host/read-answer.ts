import type { z } from "zod";
import type { AnswerContext } from "@/lib/api/host/answers/adapter";
import { insideOf } from "@/lib/api/host/answers/adapter";
import { adapters } from "@/lib/api/host/answers/adapters";
import { newReading, type Reading, TolerantReader } from "@/lib/api/host/tolerant-reader";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type Name } from "@/lib/contract/contract";

/** An answer of a host, read: the contract's own status, and its body; `undefined` where there is none to be told. */
export type ReadAnswer = { status: number; body: unknown; reading: Reading };

/** The success statuses of a call: the one that was answered if the call knows it, else the first with a body. */
function successes(name: Name, answered: number): { schema: z.ZodType | null; status: number; empty: number | null } {
  const { replies }: Call = contract[name];
  const statuses = Object.keys(replies)
    .map(Number)
    .filter((status) => status < 300);
  const bodied = statuses.filter((status) => replies[status] !== null);
  const full = bodied.find((status) => status === answered) ?? bodied[0];
  const reply = full === undefined ? null : replies[full];
  const schema = reply === null || reply === undefined || isTextReply(reply) ? null : reply;
  return {
    schema,
    status: full ?? statuses[0] ?? 200,
    empty: statuses.find((status) => replies[status] === null) ?? null,
  };
}

/** A list or an object in the shape that the schema has at its top: `{ data: [] }` of a bare list, and the other way round. */
function shaped(schema: z.ZodType, answer: unknown): unknown {
  const shape = (schema.def as unknown as { shape?: object }).shape;
  if (!shape) return answer;
  if ("data" in shape) return Array.isArray(answer) ? { data: answer } : answer;
  const known = typeof answer === "object" && answer !== null && Object.keys(answer).some((name) => name in shape);
  return known ? answer : insideOf(answer);
}

/**
 * Reads the answer of a host to a call: any success status, in any shape that can be understood.
 * @param answer the parsed body; `undefined` where there was none, or none that is JSON
 * @param inspect notes what is read of each field also of an answer that is as the contract has it
 * @throws Unreadable when something is missing that nothing can stand in for
 */
export function readAnswer(name: Name, answer: unknown, context: AnswerContext, inspect = false): ReadAnswer {
  const { schema, status, empty } = successes(name, context.status);
  const reading = newReading();
  if (!schema) return { status, body: undefined, reading };
  const adapted = adapters[name]?.(answer, context) ?? (adapters[name] ? undefined : shaped(schema, answer));
  if (adapted === undefined && empty !== null) return { status: empty, body: undefined, reading };
  const exact = schema.safeParse(adapted);
  if (exact.success && adapters[name] === undefined && !inspect) return { status, body: exact.data, reading };
  const body = new TolerantReader(context.locale.currency, reading).read(schema, adapted);
  return { status, body, reading };
}
