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

/** Ranges that GS1 leaves to shops and coupons (02, 04, 05, 20–29, 98, 99): such numbers name nothing beyond one shop. */
const ownUse = /^(?:0[245]|2|9[89])/;

/** The EAN if it is one the whole trade knows, else `null`: who compares offers refuses one whose number is made up. */
export function tradeEan(ean: string | null): string | null {
  return ean !== null && isEan13(ean) && !ownUse.test(ean) ? ean : null;
}
