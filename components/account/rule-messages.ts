import "server-only";
import type { FieldProblems } from "@/components/account/field-rules";
import { fieldMessageKey } from "@/lib/contract/field-code";
import type { Language } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { written } from "@/messages/written";

/** Messages for error codes, as `useFieldText` gives them in the browser. @returns an error for each wrong field */
export function ruleMessages(problems: FieldProblems, language: Language): Record<string, string> {
  const messages: Record<string, string> = written[language].field;
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => {
      const text = messages[fieldMessageKey(name, code, (key) => key in messages)] ?? "";
      return [name, unbrokenIn(language, text)];
    }),
  );
}
