import { type AbstractIntlMessages, createTranslator } from "next-intl";
import type { CommandRefused } from "@/lib/backend/kernel/command/command-refused";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

type Values = Record<string, string | number | Date>;

/** The messages of a command in one language. */
export type CommandMessages = {
  language: Language;
  /** The message of `key`, with its values; `{open}` and `{close}` in it are braces. Times are in UTC. */
  t(key: string, values?: Values): string;
};

/** The messages of one namespace. What `t` throws: an Error for a message that is missing or lacks a value. */
export function commandMessages(
  namespace: "backup" | "import" | "order_command" | "staff_command",
  language: Language,
): CommandMessages {
  const translate = createTranslator({
    locale: language,
    timeZone: "UTC",
    messages: written[language][namespace] as AbstractIntlMessages,
    onError: (error) => {
      throw error;
    },
  }) as (key: string, values: Values) => string;
  return { language, t: (key, values = {}) => translate(key, { open: "{", close: "}", ...values }) };
}

/** A refusal as the sentence for whoever gave the command. */
export function refusalMessage({ t }: CommandMessages, { code, values }: CommandRefused): string {
  return t(`refused.${code}`, values);
}
