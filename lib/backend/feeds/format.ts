import type { Offer } from "@/lib/backend/feeds/offer";
import type { DeliveryType } from "@/lib/domain/delivery";
import type { Money } from "@/lib/domain/money";
import { xmlText } from "@/lib/domain/xml-text";

/** The format of one comparison site's feed. */
export type FeedFormat = {
  /** Comparers that list only what can be ordered now do not want the rest. */
  inStockOnly: boolean;
  /** Everything before the first offer, behind the XML declaration. */
  head(shop: { name: string; url: string; about: string }): string;
  /** One offer; empty where the comparer's limits refuse it. */
  item(offer: Offer): string;
  tail: string;
};

/** `<NAME>value</NAME>`, escaped; nothing for a value that is absent. `limit`: the most characters the element takes. */
export function element(name: string, value: string | number | null, limit = Number.POSITIVE_INFINITY): string {
  if (value === null) return "";
  const text = String(value);
  const fitting = text.length <= limit ? text : [...text].slice(0, limit).join("");
  return `<${name}>${xmlText(fitting)}</${name}>`;
}

/** An amount as feeds write it: whole where it is whole, else with two decimals. */
export function amountText({ amount }: Money): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** What a comparer calls the carrier of each delivery; collection in person is none. */
export type CarrierNames = Record<Exclude<DeliveryType, "pickup">, string>;

/** An offer's deliveries as `DELIVERY` elements, which Heureka and Zboží.cz write alike. */
export function deliveryElements({ deliveries }: Offer, carriers: CarrierNames): string {
  return deliveries
    .map(({ method: { type }, price, priceCod }) => {
      if (type === "pickup") return "";
      const cod = priceCod && element("DELIVERY_PRICE_COD", amountText(priceCod));
      return `<DELIVERY>${element("DELIVERY_ID", carriers[type])}${element("DELIVERY_PRICE", amountText(price))}${cod ?? ""}</DELIVERY>`;
    })
    .join("");
}
