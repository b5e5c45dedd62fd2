/** More of a search than so many characters is not read. */
export const maxSearchLength = 200;

/** The text of a search as it is read: without the spaces around it, and without NUL, which PostgreSQL's texts do not contain. */
export function typedSearch(text: string): string {
  return text.replaceAll("\0", " ").trim().slice(0, maxSearchLength);
}
