import { type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import { onlinePayments } from "@/lib/api/shop/online-payments";
import type { Seller } from "@/lib/contract/shop";
import { dispatchHour } from "@/lib/domain/delivery-estimate";
import { codFee, deliveryRates, freeDeliveryFrom, freeTyres } from "@/lib/domain/delivery-rates";
import { deliveryMinutes, expiringMaxAgeSeconds, userFormMinutes } from "@/lib/domain/expiring";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { courierLimits, parcelBoxLimits } from "@/lib/domain/parcel";
import { isReminded } from "@/lib/domain/transfer-payment";
import { vatRate } from "@/lib/domain/vat";
import { writtenDay } from "@/lib/domain/written-date";
import { preferenceCookie } from "@/lib/preferences/cookies";

/** The day from which this wording of the terms holds; a change of any text of the terms changes it. */
const validFrom = "2026-11-22";

/**
 * How long the cart's cookie lives after the last change, in days. The back end that sets it is not part of every
 * storefront, so the number stands here too; a test keeps the two equal. Source: decisions, "Cart".
 */
export const cartCookieDays = 30;

/** @param hours opening hours, empty when unknown, @param offer what the texts may promise; everything by default */
export type InfoProps = { shop: Seller; hours: string; locale: Locale; offer?: ShopOffer };

/** Messages shared with other pages: the label of the order button, and the sentence on returns. */
export type SharedMessages = { orderButton: string; returns: string };

/** The shop's address in one line. */
export function addressLine({ address: { street, zip_code, city } }: Seller): string {
  return `${street}, ${zip_code.replaceAll(" ", "\u00a0")} ${city}`;
}

function prices({ language, currency }: Locale) {
  const freeFrom = (to: Country) => formatMoney(freeDeliveryFrom(to, currency), language, { bound: true });
  const oneTyre = (to: Country) => formatMoney(moneyOf(deliveryRates(to, currency).courier[0], currency), language);
  const vat = (to: Country) => (language === "en" ? `${vatRate(to)}%` : `${vatRate(to)}\u00a0%`);
  return {
    "vat.CZ": vat("CZ"),
    "vat.SK": vat("SK"),
    "freeFrom.CZ": freeFrom("CZ"),
    "freeFrom.SK": freeFrom("SK"),
    /** What the shop itself charges for one tyre to the door. */
    "oneTyre.CZ": oneTyre("CZ"),
    "oneTyre.SK": oneTyre("SK"),
    /** In the currency of each country, as cash is taken in no other. */
    "cashFee.CZ": formatMoney(codFee("CZ", "CZK"), language),
    "cashFee.SK": formatMoney(codFee("SK", "EUR"), language),
  };
}

/**
 * Every fact that a text may name as `{{name}}`, written as the page's language writes it: the shop's identity, and figures
 * taken from the rules that the shop itself follows. Prices are in the currency of the page.
 */
export function infoFacts({ shop, hours, locale, offer = wholeOffer }: InfoProps, shared: SharedMessages) {
  const { language } = locale;
  return {
    "shop.name": shop.name,
    "shop.companyId": shop.company_id,
    "shop.email": shop.email,
    "shop.phone": shop.phone.replaceAll(" ", "\u00a0"),
    place: addressLine(shop),
    hours,
    ...shared,
    ...prices(locale),
    freeTyres: `${freeTyres}`,
    /** The remote back end's payment methods in one line; empty when unknown. */
    payments: (offer.checkout?.payment ?? []).map(({ name }) => name).join(", "),
    /** The companies behind the payment gateways, each with its country. */
    gateways: onlinePayments(shop, language).gateways.join(", "),
    /** Days in which a transfer must be paid; empty without a deadline. */
    transferDays: `${shop.transfer_days ?? ""}`,
    cartDays: `${cartCookieDays}`,
    preferenceDays: `${preferenceCookie.maxAge / 86_400}`,
    formMinutes: `${userFormMinutes}`,
    deliveryMinutes: `${deliveryMinutes}`,
    expiringHours: `${expiringMaxAgeSeconds / 3600}`,
    validFrom: writtenDay(validFrom, language),
    /** The hour of Prague until which an order leaves the same working day. */
    cutOff: language === "en" ? `${dispatchHour % 12}\u00a0p.m.` : `${dispatchHour}.00`,
    /** Centimetres of the three sides together that a parcel box takes. */
    boxSides: `${parcelBoxLimits.maxSumOfSidesCm}`,
    courierKg: language === "en" ? `${courierLimits.maxWeightKg}` : `${courierLimits.maxWeightKg}`.replace(".", ","),
  };
}

export type InfoFacts = ReturnType<typeof infoFacts>;

/** Every condition that a text may name as `{{if name}}`: what the shop has and what its back end can do. */
export function infoConditions({ shop, hours, locale, offer = wholeOffer }: InfoProps) {
  const { online, dollars, gateways } = onlinePayments(shop, locale.language);
  return {
    /** Can it be paid at a gateway: by card alone, by bank button alone, by both; by card also in dollars? */
    online: online !== null,
    onlineCard: online === "card",
    onlineButton: online === "button",
    onlineBoth: online === "both",
    dollars,
    gateways: gateways.length > 0,
    demonstration: shop.demonstration,
    hours: hours !== "",
    /** Does a transfer have a deadline, is it one day, and is there a reminder before it? */
    transferTerm: (shop.transfer_days ?? null) !== null,
    transferOneDay: shop.transfer_days === 1,
    transferReminded: isReminded(shop.transfer_days ?? 0),
    seatInCzechia: shop.address.country === "CZ",
    /** Is there a back end elsewhere? */
    host: offer.host,
    /** Do the shop's own rules of delivery and payment hold? */
    ownCheckout: offer.checkout === null,
    payments: (offer.checkout?.payment ?? []).length > 0,
    catalogue: offer.catalogue && offer.cars,
    tracking: offer.tracking,
    withdrawal: offer.withdrawal,
    reviews: offer.reviews,
  };
}
