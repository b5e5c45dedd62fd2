import { catalogueMessages as catalogueTexts } from "@/lib/backend/catalogue/catalogue-messages";
import type { FeedMessages } from "@/lib/backend/feeds/feed-messages";
import { element, type FeedFormat } from "@/lib/backend/feeds/format";
import type { Market, Offer } from "@/lib/backend/feeds/offer";
import { deliveryName } from "@/lib/backend/order/names";
import type { Money } from "@/lib/domain/money";
import { xmlText } from "@/lib/domain/xml-text";

/** Vehicles & Parts > … > Motor Vehicle Tires > Automotive Tires. Source: Google's product taxonomy. */
const automotiveTyres = 6093;

const money = (price: Money) => `${(price.amount / 100).toFixed(2)} ${price.currency}`;

const group = (name: string, parts: string[]) => `<${name}>${parts.join("")}</${name}>`;

/** An order after the day's cut-off leaves a working day later, hence one day between the least and the most. */
function shipping(offer: Offer, { country, language }: Market): string {
  return offer.deliveries
    .map(({ method, price }) =>
      group("g:shipping", [
        element("g:country", country),
        element("g:service", deliveryName(method.id, language)),
        element("g:price", money(price)),
        element("g:min_handling_time", offer.dispatchDays),
        element("g:max_handling_time", offer.dispatchDays + 1),
        element("g:min_transit_time", method.transitDays[0]),
        element("g:max_transit_time", method.transitDays[1]),
      ]),
    )
    .join("");
}

/** The tyre's entry in the European product registry for energy labelling, only where its number is known. */
function certification({ eprelId }: Offer): string {
  if (eprelId === null) return "";
  return group("g:certification", [
    element("g:certification_authority", "EC"),
    element("g:certification_name", "EPREL"),
    element("g:certification_code", eprelId),
  ]);
}

function details({ parameters }: Offer, { section: titles }: FeedMessages): string {
  return parameters
    .map(({ section, name, value }) =>
      group("g:product_detail", [
        element("g:section_name", titles[section], 140),
        element("g:attribute_name", name, 140),
        element("g:attribute_value", value, 1000),
      ]),
    )
    .join("");
}

/** Google Merchant, one feed for a country and its currency. Source: Google's product data specification. */
export function googleFeed(market: Market, messages: FeedMessages): FeedFormat {
  const categories: Record<string, string> = catalogueTexts(market.language).name;
  return {
    inStockOnly: false,
    head: ({ name, url, about }) =>
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element("title", name)}` +
      `<link>${xmlText(url)}</link>${element("description", about)}\n`,
    item: (offer) =>
      `<item>${[
        element("g:id", offer.id, 50),
        element("g:title", offer.name, 150),
        element("g:description", offer.description, 5000),
        element("g:link", offer.url),
        element("g:image_link", offer.image),
        element("g:availability", offer.inStock ? "in_stock" : "out_of_stock"),
        element("g:price", money(offer.price)),
        element("g:condition", "new"),
        element("g:brand", offer.brand, 70),
        element("g:gtin", offer.ean),
        element("g:mpn", offer.mpn, 70),
        offer.ean === null && offer.mpn === null ? element("g:identifier_exists", "no") : "",
        element("g:google_product_category", automotiveTyres),
        element("g:product_type", categories[offer.category] ?? null, 750),
        element("g:item_group_id", offer.groupId, 50),
        shipping(offer, market),
        certification(offer),
        details(offer, messages),
      ].join("")}</item>\n`,
    tail: "</channel>\n</rss>\n",
  };
}
