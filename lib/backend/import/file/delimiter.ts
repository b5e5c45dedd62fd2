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

function firstLine(text: string): string {
  let quoted = false;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '"') quoted = !quoted;
    else if (!quoted && (text[place] === "\n" || text[place] === "\r")) return text.slice(0, place);
  }
  return text;
}

/** The separator that splits the header into the most columns; a comma where nothing splits it. */
export function detectDelimiter(text: string): Delimiter {
  const header = firstLine(text.replace(/^\ufeff/, "")).replace(/"(?:[^"]|"")*"/g, "");
  const counts = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most));
  return best.count > 1 ? best.delimiter : ",";
}
