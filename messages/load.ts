import type { Language } from "@/lib/domain/locale";
import type { Messages } from "./written";

/** A language's file, when it is asked for: each is a script of its own. */
const files: Record<Language, () => Promise<{ default: Messages }>> = {
  cs: () => import("./cs.json"),
  sk: () => import("./sk.json"),
  en: () => import("./en.json"),
};

/** All texts of a language as the build hands them to pages. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await files[language]()).default;
}
