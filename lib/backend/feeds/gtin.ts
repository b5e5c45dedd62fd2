import { isEan13 } from "@/lib/domain/ean";

/** Ranges that GS1 leaves to shops and coupons (02, 04, 05, 20–29, 98, 99): such numbers name nothing beyond one shop. */
const ownUse = /^(?:0[245]|2|9[89])/;

/** The EAN if it is one the whole trade knows, else `null`: comparers refuse offers whose number is made up. */
export function tradeEan(ean: string | null): string | null {
  return ean !== null && isEan13(ean) && !ownUse.test(ean) ? ean : null;
}
