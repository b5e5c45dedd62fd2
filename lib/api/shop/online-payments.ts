import type { Seller } from "@/lib/contract/shop";
import type { Currency, Language } from "@/lib/domain/locale";
import type { PaymentMethodId } from "@/lib/domain/payment-methods";

type ShopPayments = Pick<Seller, "card_payments" | "online_payments" | "payment_gateways">;

/** What can be paid at a gateway in a currency; in any where the back end does not tell who takes which. */
export function onlineIn({ online_payments: all = [], payment_gateways: gateways }: ShopPayments, currency: Currency) {
  const takes = (method: PaymentMethodId) =>
    gateways?.some(({ methods, currencies }) => methods.includes(method) && currencies.includes(currency)) ?? true;
  return all.filter(takes);
}

/**
 * What the texts say of paying at a gateway: in which ways (`null`: in none), whether by card also in dollars, and the companies
 * between, each with its country. A back end elsewhere may tell no more than that cards are taken.
 */
export function onlinePayments(shop: ShopPayments, language: Language) {
  const gateways = shop.payment_gateways ?? [];
  const card = shop.card_payments ?? false;
  const button = shop.online_payments?.includes("bank_button") ?? false;
  const country = new Intl.DisplayNames(language, { type: "region" });
  const way = button ? "button" : card ? "card" : null;
  return {
    online: card && button ? "both" : way,
    dollars: shop.payment_gateways ? onlineIn(shop, "USD").includes("card") : card,
    gateways: gateways.map((gateway) => `${gateway.legal_name} (${country.of(gateway.country)})`),
  } as const;
}
