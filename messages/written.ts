import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage, type Language } from "@/lib/domain/locale";
import type en from "./en.json";

/** All texts of a language; the languages have the same keys (a test holds them to it). */
export type Messages = typeof en;

const read = (language: Language): Messages =>
  JSON.parse(readFileSync(join(process.cwd(), "messages", `${language}.json`), "utf8"));

// The texts as they are written, for mail, answers of the API and commands. Pages import the files themselves, which the
// build turns into something shorter: their placeholders can be found by next-intl only.
/** The texts by language. */
export const written = byLanguage(read);
