import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { onlineMethods } from "@/lib/backend/payments/providers";
import { parseOpeningHours } from "@/lib/backend/shop/opening-hours";
import { readConfig } from "@/lib/config";
import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";

/** How to reach the shop, from its settings; `demonstration` while the stock is not a merchant's own. */
export async function contactInfo(language: Language): Promise<Seller> {
  const { shop, transferDays } = readConfig();
  const online = await onlineMethods();
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
    card_payments: online.length > 0,
    online_payments: online,
    transfer_days: transferDays,
    demonstration: await hasDemonstrationStock(),
  };
}
