const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

// Control characters other than tab and line ends, and lone surrogates, are not allowed in XML at all.
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/**
 * Makes any text safe inside SVG text and attributes. Brand and pattern names are imported, so nothing is trusted.
 * @returns the text with markup characters as entities and characters XML forbids left out
 */
export function escapeSvg(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/**
 * A number as short as SVG reads it.
 * @param value any finite number
 * @param digits decimals kept
 */
export function short(value: number, digits = 1): string {
  const power = 10 ** digits;
  const rounded = Math.round(value * power) / power;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Leaves out the blanks of path data that a minus sign makes needless. */
export function tightPath(path: string): string {
  return path.replace(/ -/g, "-");
}
