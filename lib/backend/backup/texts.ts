import { type AbstractIntlMessages, createTranslator } from "next-intl";
import type { BackupRefused } from "@/lib/backend/backup/refused";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** The text of `key` in the namespace `backup`, with its values. */
export type BackupTexts = (key: string, values?: Record<string, string | number | Date>) => string;

/** The texts of both commands in a language; times in UTC. @throws Error for a text that is missing or lacks a value */
export function backupTexts(language: Language): BackupTexts {
  return createTranslator({
    locale: language,
    timeZone: "UTC",
    messages: written[language].backup as AbstractIntlMessages,
    onError: (error) => {
      throw error;
    },
  }) as BackupTexts;
}

/** A refusal as the sentence for the person who gave the command. */
export function refusalText(texts: BackupTexts, refused: BackupRefused): string {
  return texts(`refused.${refused.code}`, refused.values);
}
