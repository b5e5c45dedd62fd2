import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage, type Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";

/** What the import says, on the terminal and in the office alike: why a row was refused, and why a list could not be read. */
export type ImportWords = { reason: Record<string, string>; refused: Record<string, string> };

const read = (language: Language): ImportWords => {
  const file = JSON.parse(readFileSync(join(process.cwd(), "messages", `${language}.json`), "utf8"));
  const { reason, refused }: ImportWords = unbrokenMessages(language, file.import);
  return { reason, refused };
};

/** The words of the import by language, each with `{places}`. */
export const importWords = byLanguage(read);
