import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage, type Language } from "@/lib/domain/locale";
import type { Messages } from "./written";

/** The texts of what the host answers by itself, of one language; nothing else of its file stays in memory. */
function read(language: Language): Pick<Messages, "failure" | "refusal"> {
  const file = readFileSync(join(process.cwd(), "messages", `${language}.json`), "utf8");
  const { failure, refusal } = JSON.parse(file) as Messages;
  return { failure, refusal };
}

/** As they are written; read once, since nothing may be there to read when they are needed. */
export const failureTexts = byLanguage(read);
