import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@/lib/domain/locale";
import { chosenLines } from "@/lib/markdown/chosen-lines";
import { type PageText, PageTextError, pageText } from "@/lib/markdown/page-text";
import { type Line, tagProblems } from "@/lib/markdown/tag-problems";
import { loneTag, type Vocabulary } from "@/lib/markdown/tags";

const place = "messages/pages";

/** Where the texts lie: found from the project's folder, because bundled code has no folder of its own. */
export const pagesFolder = () => join(/* turbopackIgnore: true */ process.cwd(), place);

async function linesOf(folder: string, name: string): Promise<Line[]> {
  const file = `${place}/${name}`;
  const text = await readFile(join(folder, name), "utf8").catch((error: unknown) => {
    throw new PageTextError(`${file}: cannot be read`, { cause: error });
  });
  return text.split(/\r?\n/).map((line, index) => ({ file, line: index + 1, text: line }));
}

/**
 * The lines of a page with those of the parts it includes.
 * @throws PageTextError naming file and line of every tag that is wrong
 */
export async function pageLines(language: Language, page: string, known: Vocabulary, folder = pagesFolder()) {
  const own = await linesOf(folder, `${language}/${page}.md`);
  const problems = tagProblems(own, known);
  const lines: Line[] = [];
  for (const line of own) {
    const tag = loneTag(line.text);
    if (tag?.kind !== "include") {
      lines.push(line);
      continue;
    }
    const part = await linesOf(folder, `${language}/parts/${tag.part}.md`);
    problems.push(...tagProblems(part, known));
    for (const { file, line: number, text } of part)
      if (loneTag(text)?.kind === "include") problems.push(`${file}:${number}: a part includes no other`);
    lines.push(...part);
  }
  if (problems.length > 0) throw new PageTextError(problems.join("\n"));
  return lines;
}

type Read = { version: string; text: Promise<PageText> };
const cache = new Map<string, Read>();

/** Changes whenever a text is written, so that a corrected one needs no restart. */
async function versionOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".md"));
  const times = names.sort().map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join("\n");
}

/**
 * A page's text in a language, under the conditions that hold; read and parsed once until a file changes.
 * @throws PageTextError naming file and line of what is wrong
 */
export async function readPageText(
  language: Language,
  page: string,
  holds: ReadonlySet<string>,
  known: Vocabulary,
  folder = pagesFolder(),
): Promise<PageText> {
  const key = [folder, language, page, ...[...holds].sort()].join(" ");
  const version = await versionOf(join(folder, language));
  const found = cache.get(key);
  if (found?.version === version) return found.text;
  const text = pageLines(language, page, known, folder).then((lines) => pageText(chosenLines(lines, holds)));
  cache.set(key, { version, text });
  // What could not be read is tried again by the next page.
  text.catch(() => cache.get(key)?.text === text && cache.delete(key));
  return text;
}
