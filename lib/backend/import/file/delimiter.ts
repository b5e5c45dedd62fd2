import { namedFields } from "@/lib/backend/import/columns/recognise";
import { ImportRefused } from "@/lib/backend/import/import-refused";

const delimiters = [";", ",", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * The separator a person named: the sign itself, `tab` or `\t`.
 * @throws ImportRefused `unknown_delimiter`
 */
export function namedDelimiter(name: string): Delimiter {
  const sign = name === "tab" || name === "\\t" ? "\t" : name;
  const known = delimiters.find((delimiter) => delimiter === sign);
  if (!known) throw new ImportRefused("unknown_delimiter", { name });
  return known;
}

/** The first lines of a text, line breaks inside quotes passed over, */
function firstLines(text: string, most: number): string[] {
  const lines: string[] = [];
  let [quoted, from] = [false, 0];
  for (let place = 0; place < text.length && lines.length < most; place++) {
    if (text[place] === '"') quoted = !quoted;
    else if (!quoted && (text[place] === "\n" || text[place] === "\r")) {
      if (place > from) lines.push(text.slice(from, place));
      from = place + 1;
    }
  }
  if (lines.length < most && from < text.length) lines.push(text.slice(from));
  return lines;
}

/** Cells of a header, near enough to compare separators by. */
const cellsOf = (line: string, delimiter: Delimiter) =>
  line.replace(/"((?:[^"]|"")*)"/g, (_, inside: string) => inside.replace(/[;,\t|]/g, " ")).split(delimiter);

/** Lines among which the header is: titles may stand above it. */
const lookedInto = 12;

/**
 * The separator that makes one of the first lines a header of a list; where none does, the one that splits the first line into
 * the most columns; a comma where nothing splits it.
 */
export function detectDelimiter(text: string): Delimiter {
  const lines = firstLines(text.replace(/^\ufeff/, ""), lookedInto);
  const best = (score: (delimiter: Delimiter) => number) =>
    delimiters
      .map((delimiter) => ({ delimiter, score: score(delimiter) }))
      .reduce((most, next) => (next.score > most.score ? next : most));
  const named = best((delimiter) => Math.max(0, ...lines.map((line) => namedFields(cellsOf(line, delimiter)).size)));
  if (named.score >= 3) return named.delimiter;
  const split = best((delimiter) => cellsOf(lines[0] ?? "", delimiter).length);
  return split.score > 1 ? split.delimiter : ",";
}
