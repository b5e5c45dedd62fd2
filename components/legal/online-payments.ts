import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";

/**
 * What the texts say of paying at a gateway: in which ways (`null`: in none), whether also in dollars, and the companies that are
 * between, each with its country. A back end elsewhere may tell no more than that cards are taken.
 */
export function onlinePayments(shop: Seller, language: Language) {
  const gateways = shop.payment_gateways ?? [];
  const card = shop.card_payments ?? false;
  const button = shop.online_payments?.includes("bank_button") ?? false;
  const country = new Intl.DisplayNames(language, { type: "region" });
  const way = button ? "button" : card ? "card" : null;
  return {
    online: card && button ? "both" : way,
    dollars:
      card && gateways.every(({ methods, currencies }) => !methods.includes("card") || currencies.includes("USD")),
    gateways: gateways.map((gateway) => `${gateway.legal_name} (${country.of(gateway.country)})`),
  } as const;
}
