import { readFileSync } from "node:fs";
import { join } from "node:path";
import type csFile from "./cs.json";

/** The texts of what the host answers by itself, of one language; nothing else of its file stays in memory. */
function read(language: string): Pick<typeof csFile, "failure" | "refusal"> {
  const file = readFileSync(join(process.cwd(), "messages", `${language}.json`), "utf8");
  const { failure, refusal } = JSON.parse(file) as typeof csFile;
  return { failure, refusal };
}

/** As they are written; read once, since nothing may be there to read when they are needed. */
export const failureTexts = { cs: read("cs"), sk: read("sk"), en: read("en") };
