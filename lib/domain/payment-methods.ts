import { type CashLimits, fitsCash } from "@/lib/domain/cash-bound";
import type { DeliveryType } from "@/lib/domain/delivery";
import { codFee } from "@/lib/domain/delivery-rates";
import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/** How the money comes: on the page of a gateway, by a transfer to the shop's account, or when the goods are handed over. */
export type PaymentKind = "online" | "transfer" | "on_delivery";

const kinds = {
  cash_on_delivery: "on_delivery",
  bank_transfer: "transfer",
  card: "online",
  bank_button: "online",
} as const satisfies Record<string, PaymentKind>;

export type PaymentMethodId = keyof typeof kinds;
export const paymentMethodIds = Object.keys(kinds) as [PaymentMethodId, ...PaymentMethodId[]];

/** The kind of a payment method; `null` for one that this shop does not know. */
export function paymentKind(id: string | number): PaymentKind | null {
  const known: Partial<Record<string | number, PaymentKind>> = kinds;
  return Object.hasOwn(kinds, id) ? (known[id] ?? null) : null;
}

export type PaymentSituation = {
  currency: Currency;
  country: Country;
  /** `null` while the shopper has not chosen. */
  delivery: DeliveryType | null;
  /** What the shop's payment gateways offer now. */
  online: readonly PaymentMethodId[];
  /** What is to be paid for the goods, where it is known: cash has a legal bound. */
  goods?: Money | null;
  /** The merchant's own bounds for cash. */
  cashLimits?: CashLimits;
};

/** What couriers and partner garages collect in cash. */
const cashOf: Record<Country, Currency> = { CZ: "CZK", SK: "EUR" };

/**
 * Cash is taken in the money of the country only: nobody at the door changes crowns into euros, and nobody takes dollars.
 * The shop's own counter takes both crowns and euros.
 */
function takesCash({ currency, country, delivery, goods, cashLimits }: PaymentSituation): boolean {
  if (goods && !fitsCash(goods, country, cashLimits)) return false;
  return delivery === "pickup" ? currency !== "USD" : currency === cashOf[country];
}

/** The courier charges for collecting money; paying at the shop's counter costs nothing. */
function cashFee({ currency, country, delivery }: PaymentSituation): Money {
  return delivery === "pickup" ? moneyOf(0, currency) : codFee(country, currency);
}

/**
 * The ways to pay in a situation with their fees, VAT included. A bank transfer is always possible; what is paid at a gateway costs
 * nothing more (a surcharge on consumer cards is forbidden: Directive 2015/2366, article 62(4)).
 */
export function paymentMethods(situation: PaymentSituation): { id: PaymentMethodId; price: Money }[] {
  const free = moneyOf(0, situation.currency);
  return [
    ...situation.online.map((id) => ({ id, price: free })),
    { id: "bank_transfer", price: free },
    ...(takesCash(situation) ? [{ id: "cash_on_delivery" as const, price: cashFee(situation) }] : []),
  ];
}
