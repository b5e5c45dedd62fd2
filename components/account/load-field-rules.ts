import type { FieldRules } from "@/components/account/field-rules";

/** Loads the rules and their schema library; called at the first input. @throws TypeError */
export async function loadFieldRules(): Promise<FieldRules> {
  return (await import("@/components/account/field-rules")).fieldRules;
}
