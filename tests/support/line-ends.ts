const inline = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)\b[^>]*>/g;
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00a0",
};

/** What of a page can be read, a line for each block of it. */
export function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body[^>]*>|<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replace(inline, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&(#?\w+);/g, (sign, name: string) => entities[name] ?? sign);
}

/** Names of tyres and letters of an index are no words. */
const names = /Laufenn [iGSX] \w+|A\/S \w+|V (?=a\u00a0v|je index)/g;

/** Where a line of the text can end in a one-letter word: a plain blank follows it. */
export function lineEnds(text: string): string[] {
  const found = text
    .replace(names, "…")
    .matchAll(/(?<![\p{L}\p{N}])[ksvzouai] (?=\S)|(?<=^|[\n.?;„] ?)[KSVZOUAI] (?=\p{L})/gmu);
  return [...found].map(({ index, input }) => input.slice(Math.max(0, index - 20), index + 20));
}
