import { deliveryRates, freeTyres } from "@/lib/domain/delivery-rates";
import { DomainError } from "@/lib/domain/domain-error";
import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";
import { courierLimits, fitsParcel, type ParcelLimits, type ParcelTyre } from "@/lib/domain/parcel";

/** Source: specification, section 9. */
export const deliveryTypes = ["pickup", "parcelshop", "courier"] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Countries of delivery as the shopper chooses them. Source: specification, section 3. */
export const deliveryCountries = [
  { code: "SK", name: "Slovakia", slug: "slovakia" },
  { code: "CZ", name: "Czechia", slug: "czechia" },
] as const satisfies readonly { code: Country; name: string; slug: string }[];

export const defaultCountryName = "Slovakia";

/** What Slovakia is called in the languages of the shop, and its codes (ISO 3166-1), in lower case. */
const slovakia = [
  "slovakia",
  "slovak republic",
  "slovensko",
  "slovenská republika",
  "slovenska republika",
  "sk",
  "svk",
];

/**
 * The country of delivery for a country's name, slug or code: Slovakia gives SK, anything else CZ; none is Slovakia.
 * Source: specification, section 9.
 */
export function deliveryCountry(country: string | null | undefined): Country {
  const named = (country?.trim() || defaultCountryName).toLowerCase();
  return slovakia.includes(named) ? "SK" : "CZ";
}

/**
 * `courier_…`: to the door. `fitter_…`: to a partner garage or depot, since parcel boxes take no tyres. `pickup_…`: at
 * the shop. The country is part of the id, so a choice kept from another country is never mistaken for this one's.
 */
export const deliveryMethodIds = [
  "courier_cz",
  "fitter_cz",
  "pickup_cz",
  "courier_sk",
  "fitter_sk",
  "pickup_sk",
] as const;
export type DeliveryMethodId = (typeof deliveryMethodIds)[number];

export type DeliveryMethod = {
  id: DeliveryMethodId;
  type: DeliveryType;
  country: Country;
  /** Working days on the way: the least and the most. */
  transitDays: readonly [number, number];
  /** What one parcel may measure; absent: no limit. */
  limits?: ParcelLimits;
};

const methods: Record<DeliveryMethodId, DeliveryMethod> = {
  courier_cz: { id: "courier_cz", type: "courier", country: "CZ", transitDays: [1, 1], limits: courierLimits },
  fitter_cz: { id: "fitter_cz", type: "parcelshop", country: "CZ", transitDays: [1, 2] },
  pickup_cz: { id: "pickup_cz", type: "pickup", country: "CZ", transitDays: [0, 2] },
  courier_sk: { id: "courier_sk", type: "courier", country: "SK", transitDays: [1, 2], limits: courierLimits },
  fitter_sk: { id: "fitter_sk", type: "parcelshop", country: "SK", transitDays: [2, 3] },
  pickup_sk: { id: "pickup_sk", type: "pickup", country: "SK", transitDays: [0, 2] },
};

/** Is `id` one of the delivery methods? */
export function isDeliveryMethodId(id: unknown): id is DeliveryMethodId {
  return (deliveryMethodIds as readonly unknown[]).includes(id);
}

/**
 * The method of an id.
 * @throws DomainError `unknown_delivery_method`
 */
export function deliveryMethod(id: string): DeliveryMethod {
  if (!isDeliveryMethodId(id)) throw new DomainError("unknown_delivery_method", `There is no delivery method ${id}.`);
  return methods[id];
}

/** The methods of a country that take the given tyres (all of them, when none are given). */
export function deliveryMethods(country: Country, tyres: readonly ParcelTyre[] = []): DeliveryMethod[] {
  return deliveryMethodIds
    .map((id) => methods[id])
    .filter(({ limits }) => !limits || tyres.every((tyre) => fitsParcel(tyre, limits)))
    .filter((method) => method.country === country);
}

/** Pays the surcharge: 18 inches and more, or an SUV's. */
function isLarge({ rim, family }: ParcelTyre): boolean {
  return rim >= 18 || family === "suv";
}

export type DeliveryPriceOf = {
  methodId: string;
  currency: Currency;
  tyres: readonly ParcelTyre[];
  /** The goods alone, without delivery or payment fees. */
  goodsTotal: Money;
};

/**
 * The price of delivering an order, VAT included: by the number of tyres and the country, with a surcharge per large
 * tyre to the door; free for four tyres and more, for goods from the list's threshold on and at the shop. Without
 * tyres: of one.
 * @throws DomainError `unknown_delivery_method`; `currency_mismatch` when the goods are in another currency
 */
export function deliveryPrice({ methodId, currency, tyres, goodsTotal }: DeliveryPriceOf): Money {
  const { type, country } = deliveryMethod(methodId);
  if (goodsTotal.currency !== currency) {
    throw new DomainError("currency_mismatch", `Goods in ${goodsTotal.currency}, delivery in ${currency}.`);
  }
  const list = deliveryRates(country, currency);
  const quantity = tyres.reduce((sum, tyre) => sum + tyre.quantity, 0);
  if (type === "pickup" || quantity >= freeTyres || goodsTotal.amount >= list.freeFrom) return moneyOf(0, currency);
  if (type === "parcelshop") return moneyOf(list.parcelshop, currency);
  const large = tyres.filter(isLarge).reduce((sum, tyre) => sum + tyre.quantity, 0);
  const [one, two, three] = list.courier;
  return moneyOf((quantity <= 1 ? one : quantity === 2 ? two : three) + large * list.largeTyre, currency);
}
