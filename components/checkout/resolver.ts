import type { FieldErrors, ResolverResult } from "react-hook-form";
import type { FieldProblem } from "@/components/checkout/field-problem";
import {
  type CheckoutValues,
  type FieldName,
  fieldNames,
  type OrderSituation,
} from "@/components/checkout/form-values";

/** Loads the rules with their schema library; called at the first input. */
export const loadRules = () => import("@/components/checkout/check-order");

/** A field error: a code to translate, or the server's own message. */
export type FormError = { type: "rule" | "server"; message: string };

/** Field errors of react-hook-form, which nests them as the values are. */
export function nestErrors(problems: readonly FieldProblem[]): FieldErrors<CheckoutValues> {
  const errors: Record<string, unknown> = {};
  for (const { name, code, message } of problems) {
    const error: FormError = message === undefined ? { type: "rule", message: code } : { type: "server", message };
    const [group = "", field] = name.split(".");
    errors[group] = field ? { ...(errors[group] as object), [field]: error } : error;
  }
  return errors as FieldErrors<CheckoutValues>;
}

/** The error of a field, if it has one. */
export function errorOf(errors: FieldErrors<CheckoutValues>, name: FieldName): FormError | undefined {
  const [group = "", field] = name.split(".");
  const found: unknown = (errors as Record<string, unknown>)[group];
  const error = field ? (found as Record<string, unknown> | undefined)?.[field] : found;
  return typeof error === "object" && error !== null && "message" in error ? (error as FormError) : undefined;
}

/** The fields with an error, in the order of the page. */
export function wrongFields(errors: FieldErrors<CheckoutValues>): FieldName[] {
  return fieldNames.filter((name) => errorOf(errors, name));
}

/** Checks the form by rules that are loaded at the first use. @throws TypeError when they cannot be loaded */
export async function resolveOrder(
  values: CheckoutValues,
  situation: OrderSituation,
): Promise<ResolverResult<CheckoutValues>> {
  const { checkOrder } = await loadRules();
  const { problems } = checkOrder(values, situation);
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: nestErrors(problems) };
}
