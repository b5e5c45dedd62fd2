/** `1.234,56` and `1,234.56`: two different signs, so the last one is decimal whatever follows it. */
const groupedDecimal = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d*)$/;
/** `12.900`, `1,234,567`: one sign before three digits parts thousands; prices in thousandths don't occur. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const decimal = /^(\d+)[.,](\d*)$/;

/**
 * A number as people of Europe write it: `12 900`, `1.234,56`, `1,234.56`, `115,72`, `1'290`.
 * In: text without a unit; out: plain digits with a point (`"1234.56"`), so that nothing is lost to binary fractions;
 * `null` for anything else.
 */
export function plainNumber(text: string): string | null {
  const tight = text.replace(/[\s'’]/gu, "");
  const sign = tight.startsWith("-") ? "-" : "";
  const digits = tight.replace(/^[-+]/, "");
  if (/^\d+$/.test(digits)) return sign + digits;
  const both = groupedDecimal.exec(digits);
  if (both) return `${sign}${both[1]?.replace(/[.,]/g, "")}.${both[3] || "0"}`;
  if (grouped.test(digits)) return sign + digits.replace(/[.,]/g, "");
  const plain = decimal.exec(digits);
  return plain ? `${sign}${plain[1]}.${plain[2] || "0"}` : null;
}

/** `plainNumber` as a number, or `null`. */
export function readNumber(text: string): number | null {
  const plain = plainNumber(text);
  return plain === null ? null : Number(plain);
}

/** A whole number, also written `16.0`; `null` for anything else. */
export function readInteger(text: string): number | null {
  const value = readNumber(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
