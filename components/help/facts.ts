import { type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import { onlinePayments } from "@/lib/api/shop/online-payments";
import type { Seller } from "@/lib/contract/shop";
import { dispatchHour } from "@/lib/domain/delivery-estimate";
import { deliveryRates, freeDeliveryFrom, freeTyres } from "@/lib/domain/delivery-rates";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { courierLimits, parcelBoxLimits } from "@/lib/domain/parcel";

/** @param offer what the texts may promise; without it everything */
export type HelpProps = { shop: Seller; hours: string; locale: Locale; offer?: ShopOffer };

/** What the texts of help say in figures, written as the page's language writes them. */
export type HelpFacts = ReturnType<typeof helpFacts>;

function byCountry(text: (country: Country) => string): Record<Country, string> {
  return { CZ: text("CZ"), SK: text("SK") };
}

/** The shop's identity and every figure of the texts, taken from the rules that the shop itself follows. @param returns the one sentence on returns */
export function helpFacts(
  { shop, hours, locale: { language, currency }, offer = wholeOffer }: HelpProps,
  returns: string,
) {
  const { street, zip_code, city } = shop.address;
  return {
    shop,
    offer,
    returns,
    /** How a back end elsewhere takes payment, in one line; empty where it does not tell. */
    payments: (offer.checkout?.payment ?? []).map(({ name }) => name).join(", "),
    ...onlinePayments(shop, language),
    hours,
    place: `${street}, ${zip_code.replaceAll(" ", "\u00a0")} ${city}`,
    freeTyres,
    freeFrom: byCountry((to) => formatMoney(freeDeliveryFrom(to, currency), language)),
    largeTyre: byCountry((to) => formatMoney(moneyOf(deliveryRates(to, currency).largeTyre, currency), language)),
    /** The hour of Prague until which an order leaves the same working day. */
    cutOff: language === "en" ? `${dispatchHour % 12}\u00a0p.m.` : `${dispatchHour}.00`,
    /** Centimetres of the three sides together that a parcel box takes. */
    boxSides: parcelBoxLimits.maxSumOfSidesCm,
    courierKg: language === "en" ? `${courierLimits.maxWeightKg}` : `${courierLimits.maxWeightKg}`.replace(".", ","),
  };
}
