import type { z } from "zod";

/** What is wrong with a field, as the API and the forms say it. @returns a code, a key of the messages' `field` */
export function fieldCode(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return String(issue.params?.code ?? "invalid");
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return "required";
  if (issue.code === "invalid_format" && issue.format === "email") return "email";
  return issue.code;
}

/** The same of a form, where a field that is left empty is missing, whatever else is asked of it. */
export function formFieldCode(issue: z.core.$ZodIssue): string {
  return issue.input === "" ? "required" : fieldCode(issue);
}

/**
 * The key of the messages' `field` that puts a code into words: a field's own (`password_too_small`), else that of every field.
 * @param path of the field, e.g. `contact.email`, @param has is there such a message?
 */
export function fieldMessageKey(path: string, code: string, has: (key: string) => boolean): string {
  return [`${path.split(".").at(-1)}_${code}`, code].find(has) ?? "invalid";
}
