const entities: Record<string, string> = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">", nbsp: " ", "#39": "'" };

/** What exports and spreadsheets write where there is nothing: dashes, failed formulas, words for "no value". */
const nothing =
  /^(?:[-–—.?]+|#\p{L}[\p{L}/]*[!?]?|n\/?a|null|nil|none|undefined|nan|k\.\s?a\.|neuvedeno|neuvedené|нет (?:данных|значения(?: свойства)?))$/iu;

/**
 * A cell's text for reading: no-break and other odd spaces become spaces, HTML entities (also percent-encoded ones, as
 * shop exports leave them) their signs; empty for what stands for nothing.
 */
export function cleanCell(raw: string): string {
  const text = raw
    .replace(/%26(?=#?\w+;)/g, "&")
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity)
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u2060\ufeff]+/gu, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, ""); // how a spreadsheet, and our own file of bad rows, marks what is no formula
  return nothing.test(text) ? "" : text;
}

/** Text for comparing words: lower case, no accents, single spaces. */
export function wordKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/[\s._]+/gu, " ")
    .trim();
}
