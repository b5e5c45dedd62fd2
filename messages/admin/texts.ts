import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage, type Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import type en from "./en.json";

/** All texts of the admin in a language; the languages have the same keys (a test holds them to it). */
export type AdminTexts = typeof en;

const read = (language: Language): AdminTexts =>
  unbrokenMessages(
    language,
    JSON.parse(readFileSync(join(process.cwd(), "messages", "admin", `${language}.json`), "utf8")),
  );

/** The texts of the admin by language, with the blanks that must not end a line. */
export const adminTexts = byLanguage(read);
