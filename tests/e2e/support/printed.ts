import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** A page on paper: how many letters stand on it, and its first line, in the numbers that its fonts have for letters. */
export type Leaf = { letters: number; first: string };

/** The text between two places of a file. */
const between = (text: string, from: string, to: string, start: number) => {
  const at = text.indexOf(from, start) + from.length;
  return text.slice(at, text.indexOf(to, at));
};

/** What draws a page, as operators: the stream that the page's object names. */
function drawn(pdf: string, page: string): string {
  const object = pdf.indexOf(`\n${/\/Contents (\d+) 0 R/.exec(page)?.[1]} 0 obj`);
  const stream = between(pdf, "stream\n", "\nendstream", object);
  return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

function leafOf(operators: string): Leaf {
  const texts = [...operators.matchAll(/BT([\s\S]*?)ET/g)].map(([, text = ""]) => ({
    at: Number(/(\S+) Tm/.exec(text)?.[1]),
    letters: [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, letters = ""]) => letters),
  }));
  const top = Math.min(...texts.map(({ at }) => at));
  return {
    letters: texts.reduce((sum, { letters }) => sum + letters.length, 0),
    first: texts
      .filter(({ at }) => at === top)
      .flatMap(({ letters }) => letters)
      .join(""),
  };
}

/** The pages that the browser prints of what it shows, on A4. */
export async function printed(page: Page): Promise<Leaf[]> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)[\s\S]*?endobj/g) ?? [];
  return pages.map((one) => leafOf(drawn(pdf, one)));
}
