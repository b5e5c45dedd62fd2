const space = "\u00a0";

/** Blanks within `§ 89`, `č. 89/2012 Sb.` and `č. 108/2024 Z. z.` */
const within = /(?<=§|(?<![\p{L}\p{N}])č\.) (?=\d)|(?<=\d\/\d{4}) (?=(?:Sb|Zb|Z)\.)|(?<=\d\/\d{4} Z\.) (?=z\.)/gu;

/** A text in which no line ends within a citation of law. For texts made on the server: messages of scripts cite none. */
export function heldCitations(text: string): string {
  return text.replace(within, space);
}
