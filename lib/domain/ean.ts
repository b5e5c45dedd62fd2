/**
 * The check digit of the first twelve digits of an EAN-13 (GS1: weights 1 and 3 in turn from the left, up to the next ten).
 * @throws RangeError when `digits` is not exactly twelve digits
 */
export function eanCheckDigit(digits: string): number {
  if (!/^\d{12}$/.test(digits)) throw new RangeError(`An EAN-13 has twelve digits before its check digit: ${digits}`);
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** Is `text` thirteen digits with the right check digit? */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text[12]);
}
