import { wholeOffer } from "@/lib/api/shop/offer";
import { onlinePayments } from "@/lib/api/shop/online-payments";
import type { Seller } from "@/lib/contract/shop";
import { codFee, deliveryRates, freeDeliveryFrom, freeTyres } from "@/lib/domain/delivery-rates";
import { deliveryMinutes, expiringMaxAgeSeconds, userFormMinutes } from "@/lib/domain/expiring";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { isReminded } from "@/lib/domain/transfer-payment";
import { vatRate } from "@/lib/domain/vat";
import { writtenDay } from "@/lib/domain/written-date";
import { preferenceCookie } from "@/lib/preferences/cookies";

/** The day from which this wording holds; a change of any text of the terms changes it. */
export const validFrom = "2026-11-22";

/**
 * How long the cart's cookie lives after the last change, in days. The back end that sets it is not part of every
 * storefront, so the number stands here too; a test keeps the two equal. Source: decisions, "Cart".
 */
export const cartCookieDays = 30;

function byCountry(text: (country: Country) => string): Record<Country, string> {
  return { CZ: text("CZ"), SK: text("SK") };
}

/** What the terms say in figures, written as the page's language writes them. */
export type TermsFacts = ReturnType<typeof termsFacts>;

/**
 * The shop's identity and every figure of the terms, taken from the rules that the checkout itself follows. Prices are
 * in the currency of the page; the fee of cash on delivery is in the money of each country, as cash is taken in no other.
 * @param said `orderButton`, what stands on the button that places the order, and `returns`, the one sentence on returns, @param offer what the texts may promise
 */
export function termsFacts(
  shop: Seller,
  { language, currency }: Locale,
  said: { orderButton: string; returns: string },
  offer = wholeOffer,
) {
  const { street, zip_code, city, country } = shop.address;
  const told = (offer.checkout?.payment ?? []).map(({ name, price }) => ({
    name,
    fee: price.amount > 0 ? formatMoney(price, language) : null,
  }));
  return {
    shop,
    offer,
    /** The ways to pay as a back end elsewhere tells of them; without a fee `null`. */
    payments: told,
    ...onlinePayments(shop, language),
    /** In how many days a transfer is to be paid, `null` where there is no term; and whether a reminder comes before. */
    transferDays: shop.transfer_days ?? null,
    transferReminded: isReminded(shop.transfer_days ?? 0),
    ...said,

    seat: country,
    place: `${street}, ${zip_code.replaceAll(" ", "\u00a0")} ${city}`,
    vat: byCountry((to) => (language === "en" ? `${vatRate(to)}%` : `${vatRate(to)}\u00a0%`)),
    freeTyres,
    freeFrom: byCountry((to) => formatMoney(freeDeliveryFrom(to, currency), language)),
    /** What the shop itself charges for one tyre to the door. */
    oneTyre: byCountry((to) => formatMoney(moneyOf(deliveryRates(to, currency).courier[0], currency), language)),
    cashFee: {
      CZ: formatMoney(codFee("CZ", "CZK"), language),
      SK: formatMoney(codFee("SK", "EUR"), language),
    } satisfies Record<Country, string>,
    cartDays: cartCookieDays,
    preferenceDays: preferenceCookie.maxAge / 86_400,
    formMinutes: userFormMinutes,
    deliveryMinutes,
    expiringHours: expiringMaxAgeSeconds / 3600,
    validFrom: writtenDay(validFrom, language),
  };
}
