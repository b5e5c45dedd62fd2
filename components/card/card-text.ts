/** What the fonts of cards can write; other characters are left out, since no font may be fetched. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018-\u201e\u2022\u2026\u2032\u2033\u20ac\u2122\u2212]/gu;

/**
 * A text as a card shows it: without characters missing from its fonts, in one line, cut to a maximum length.
 * @param maxLength characters, including the ellipsis
 */
export function cardText(text: string, maxLength: number): string {
  const known = text
    .replace(/[\u2009\u202f]/g, "\u00a0")
    .replace(/\p{Z}+|\p{Cc}+/gu, (space) => (space === "\u00a0" ? space : " "))
    .replace(unknown, "")
    .trim();
  const characters = [...known];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`
    : known;
}

/**
 * The size of letters in which a text fits.
 * @param steps lengths in characters with the size in px for texts up to that length, shortest first; longer texts get the last
 */
export function fittedSize(text: string, steps: readonly (readonly [length: number, px: number])[]): number {
  const fitting = steps.find(([length]) => text.length <= length) ?? steps.at(-1);
  return fitting?.[1] ?? 32;
}
