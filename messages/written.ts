import { readFileSync } from "node:fs";
import { join } from "node:path";
import type csFile from "./cs.json";
import type enFile from "./en.json";
import type skFile from "./sk.json";

const read = (language: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), "messages", `${language}.json`), "utf8"));

// The texts as they are written, for mail, answers of the API and commands. Pages import the files themselves, which the
// build turns into something shorter: their placeholders can be found by next-intl only.
export const cs = read("cs") as typeof csFile;
export const en = read("en") as typeof enFile;
export const sk = read("sk") as typeof skFile;
