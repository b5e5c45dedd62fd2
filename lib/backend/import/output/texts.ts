import { type AbstractIntlMessages, createTranslator } from "next-intl";
import type { ImportRefused } from "@/lib/backend/import/import-refused";
import type { Language } from "@/lib/domain/locale";
import { cs, en, sk } from "@/messages/written";

const messages: Record<Language, AbstractIntlMessages> = { cs: cs.import, en: en.import, sk: sk.import };
type Values = Record<string, string | number>;

export type Texts = {
  language: Language;
  /** The text of `key` in the namespace `import`, with its values; `{open}` and `{close}` in it are braces. */
  say(key: string, values?: Values): string;
};

/** The texts of the import in a language. */
export function importTexts(language: Language): Texts {
  const translate = createTranslator({
    locale: language,
    messages: messages[language],
    onError: (error) => {
      throw error; // a text that is missing or lacks a value is a fault of the program
    },
  }) as (key: string, values?: Values) => string;
  return { language, say: (key, values = {}) => translate(key, { open: "{", close: "}", ...values }) };
}

/** A refusal as the sentence for the person who started the import. */
export function refusalText({ say }: Texts, refused: ImportRefused): string {
  return say(`refused.${refused.code}`, refused.values);
}
