import { productPaths } from "@/lib/backend/catalogue/present-product";
import { offerDescription, offerName, offerParameters, type Parameter } from "@/lib/backend/feeds/describe";
import type { FeedMessages } from "@/lib/backend/feeds/feed-messages";
import type { FeedRow } from "@/lib/backend/feeds/feed-rows";
import { type OfferDelivery, offerDeliveries } from "@/lib/backend/feeds/offer-delivery";
import type { CategoryId, Family } from "@/lib/domain/category";
import { dispatchDate } from "@/lib/domain/delivery-estimate";
import { tradeEan } from "@/lib/domain/ean";
import type { Country, Currency, Language } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";
import { pictureJpeg } from "@/lib/domain/picture";

/** The market of a feed. */
export type Market = { language: Language; currency: Currency; country: Country };

export type Offer = {
  id: string;
  groupId: string;
  name: string;
  description: string;
  url: string;
  image: string;
  price: Money;
  inStock: boolean;
  /** Working days until the tyre leaves the shop. */
  dispatchDays: number;
  /** The same in days of the calendar; 0: it leaves with the next collection. */
  calendarDays: number;
  brand: string;
  ean: string | null;
  mpn: string | null;
  eprelId: number | null;
  family: Family;
  category: CategoryId;
  parameters: Parameter[];
  deliveries: OfferDelivery[];
};

const dayLength = 86_400_000;

/**
 * Days of the calendar between an order that leaves today and one that takes `dispatchDays` working days more. Computed once
 * for each number of days: feeds have few of them and very many tyres.
 */
function calendarDaysAt(now: Date): (dispatchDays: number) => number {
  const known = new Map<number, number>();
  const leaves = (dispatchDays: number) => Date.parse(dispatchDate({ dispatchDays, now }));
  return (dispatchDays) => {
    const days = known.get(dispatchDays) ?? Math.round((leaves(dispatchDays) - leaves(0)) / dayLength);
    known.set(dispatchDays, days);
    return days;
  };
}

/** Makes offers of rows. `publicUrl`: where the shop is found, without a slash at the end. */
export function offerMaker(
  { language, currency, country }: Market,
  messages: FeedMessages,
  publicUrl: string,
  now: Date,
) {
  const calendarDays = calendarDaysAt(now);
  return (row: FeedRow): Offer => {
    const price = moneyOf(row.price, currency);
    return {
      id: String(row.id),
      groupId: `p${row.pattern_id}`,
      name: offerName(row),
      description: offerDescription(row, messages),
      url: `${publicUrl}${productPaths(row)[language]}?currency=${currency}`,
      image: `${publicUrl}${row.picture ? pictureJpeg(row.picture) : `/img/tread/${row.brand_slug}-${row.pattern_slug}.png`}`,
      price,
      inStock: row.stock > 0,
      dispatchDays: row.dispatch_days,
      calendarDays: calendarDays(row.dispatch_days),
      brand: row.brand,
      ean: tradeEan(row.ean),
      mpn: row.mpn,
      eprelId: row.eprel_id,
      family: row.family,
      category: row.category,
      parameters: offerParameters(row, messages),
      deliveries: offerDeliveries(row, price, country),
    };
  };
}
