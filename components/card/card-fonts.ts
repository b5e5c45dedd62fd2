import { readFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * Archivo for cards, as files of one width and weight each, since the drawing program reads neither WOFF2 nor axes. Cut
 * from the files of @fontsource-variable/archivo 5.3.0 by subset-font 2.9.0: "head" is wght 800 and wdth 70, "text"
 * wght 600 and wdth 96; basic Latin with Latin-1, and Latin Extended-A. Licence: SIL OFL 1.1, LICENSE in app/fonts.
 */
const files = {
  Head: "head-latin.ttf",
  HeadRest: "head-latin-ext.ttf",
  Text: "text-latin.ttf",
  TextRest: "text-latin-ext.ttf",
} as const;

export const headFamily = "Head, HeadRest";
export const textFamily = "Text, TextRest";

async function read() {
  const folder = join(process.cwd(), "app/fonts/card");
  return Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(join(folder, file)),
      weight: 600 as const,
      style: "normal" as const,
    })),
  );
}

let cached: ReturnType<typeof read> | undefined;

/** The fonts of cards, read once. */
export function cardFonts(): ReturnType<typeof read> {
  cached ??= read();
  return cached;
}
