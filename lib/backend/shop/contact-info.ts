import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { onlineMethods, type PaymentOffer, paymentOffers } from "@/lib/backend/payments/providers";
import { parseOpeningHours } from "@/lib/backend/shop/opening-hours";
import { readConfig } from "@/lib/config";
import type { Seller } from "@/lib/contract/shop";
import { currencies, type Language } from "@/lib/domain/locale";

/** A gateway as the terms name it; nothing for a payment that needs no company between. */
function gatewayOf({ provider }: PaymentOffer) {
  const { company, methods } = provider;
  if (!company) return [];
  const { name, legalName: legal_name, country } = company;
  return [{ name, legal_name, country, methods: [...methods], currencies: [...(provider.currencies ?? currencies)] }];
}

/** How to reach the shop, from its settings; `demonstration` while the stock is not a merchant's own. */
export async function presentContactInfo(language: Language): Promise<Seller> {
  const { shop, transferDays } = readConfig();
  const offers = await paymentOffers();
  const online = onlineMethods(offers);
  return {
    name: shop.name,
    phone: shop.phone,
    email: shop.email,
    address: { street: shop.street, zip_code: shop.zipCode, city: shop.city, country: shop.country },
    opening_hours: parseOpeningHours(shop.hours),
    map_url: shop.mapUrl,
    company_id: shop.companyId,
    vat_id: shop.vatId,
    register: shop.register[language],
    card_payments: online.includes("card"),
    online_payments: online,
    transfer_days: transferDays,
    payment_gateways: offers.flatMap(gatewayOf),
    demonstration: await hasDemonstrationStock(),
  };
}
