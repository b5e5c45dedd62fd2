import type { Money } from "@/lib/domain/money";

/** What a payment code says, whatever its format. */
export type TransferRequest = {
  iban: string;
  bic: string;
  amount: Money;
  /** At most ten digits. */
  variableSymbol: string;
  /** The shop's name as the bank account's owner. */
  recipient: string;
  message: string;
};

/** `text` in the plain capitals that every bank's app reads: no diacritics, no sign that divides fields. */
export function plainCapitals(text: string, maxLength: number): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return plain
    .replace(/[^A-Z0-9 $%+\-./:]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLength)
    .trim();
}

/** Minor units as a decimal with a point and two places: `1495200` → `14952.00`. */
export function decimalAmount({ amount }: Money): string {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
