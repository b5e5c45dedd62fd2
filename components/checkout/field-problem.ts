import { type FieldName, isFieldName } from "@/components/checkout/form-values";
import type { Problem } from "@/lib/contract/problem";

/**
 * What is wrong with a field: a key of the messages' `field` or of the checkout's own `error`. @property message the words of the
 * server, where it is the one that says so
 */
export type FieldProblem = { name: FieldName; code: string; message?: string };

/** Where the server's name of a field is another one than the page's. */
const serverNames: Record<string, FieldName> = { "contact.phone_number country_code": "contact.phone_code" };

/** What the server says of fields that the form has. */
export function fieldProblems(problem: Problem | null): FieldProblem[] {
  return (problem?.errors ?? []).flatMap(({ path, code, message }) => {
    const name = serverNames[`${path} ${code}`] ?? path;
    return isFieldName(name) ? [{ name, code, message }] : [];
  });
}
