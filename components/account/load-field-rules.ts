import type { FieldRules } from "@/components/account/field-rules";

/** The rules and the schema library behind them; loaded when somebody begins to type, not before. @throws TypeError */
export async function loadFieldRules(): Promise<FieldRules> {
  return (await import("@/components/account/field-rules")).fieldRules;
}
