import { described, Unreadable } from "@/lib/api/host/unreadable";
import { type Currency, isCurrency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";

/** Minor units in one unit of every currency of the shop (ISO 4217: two decimals each). */
const minorUnits = 100;

const decimal = /^\s*-?\d{1,12}(?:[.,]\d{1,6})?\s*$/;

/** A plain decimal (`119.6`, `"119,60"`) in minor units; `null` for anything else. */
function minorAmount(value: unknown): number | null {
  if (typeof value === "string" && decimal.test(value)) return minorAmount(Number(value.replace(",", ".")));
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  const amount = Math.round(value * minorUnits);
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * Reads money as back ends write it: `{ amount, currency }` with a whole amount in minor units, or a plain decimal in the
 * currency that was asked for. A decimal `amount` beside a currency is a decimal as well.
 * @param requestCurrency the currency of `X-Currency`
 * @throws Unreadable
 */
export function readMoney(value: unknown, field: string, requestCurrency: Currency): Money {
  const plain = minorAmount(value);
  if (plain !== null) return { amount: plain, currency: requestCurrency };
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const { amount, currency = requestCurrency } = value as { amount?: unknown; currency?: unknown };
    const code = typeof currency === "string" ? currency.toUpperCase() : currency;
    const whole = Number.isSafeInteger(amount) ? (amount as number) : minorAmount(amount);
    if (whole !== null && isCurrency(code)) return { amount: whole, currency: code };
  }
  throw new Unreadable({
    field,
    expected: "money: { amount in minor units, currency } or a decimal number",
    received: described(value),
  });
}
