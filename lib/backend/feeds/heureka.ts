import { amountText, type CarrierNames, deliveryElements, element, type FeedFormat } from "@/lib/backend/feeds/format";
import type { Market } from "@/lib/backend/feeds/offer";

/** The longest addresses Heureka takes. Source: its XML feed specification. */
const maxUrl = 300;
const maxImageUrl = 255;

/**
 * Heureka's names of carriers. The courier's parcels are measured by DPD's limits (31.5 kg, 175 cm, girth 300 cm), so
 * it is DPD; to its partner garages the shop drives by itself. A merchant with another carrier changes it here.
 */
const carriers: CarrierNames = { courier: "DPD", parcelshop: "VLASTNI_PREPRAVA" };

/** Heureka's own example for tyres; it has no branches by the kind of car. Source: the category tree of both sites. */
const category: Record<"cs" | "sk", string> = {
  cs: "Heureka.cz | Auto-moto | Pneumatiky",
  sk: "Heureka.sk | Auto-moto | Pneumatiky",
};

/** Heureka.cz and Heureka.sk. Source: heureka.github.io/xml-feed-specs. */
export function heurekaFeed(language: Market["language"]): FeedFormat {
  const path = category[language === "sk" ? "sk" : "cs"];
  return {
    inStockOnly: true,
    head: () => "<SHOP>\n",
    item: (offer) => {
      if (offer.url.length > maxUrl || offer.image.length > maxImageUrl) return "";
      const parameters = offer.parameters.map(
        ({ name, value }) => `<PARAM>${element("PARAM_NAME", name)}${element("VAL", value)}</PARAM>`,
      );
      return `<SHOPITEM>${[
        element("ITEM_ID", offer.id, 36),
        element("PRODUCTNAME", offer.name, 200),
        element("DESCRIPTION", offer.description),
        element("URL", offer.url),
        element("IMGURL", offer.image),
        element("PRICE_VAT", amountText(offer.price)),
        element("MANUFACTURER", offer.brand),
        element("CATEGORYTEXT", path, 255),
        element("EAN", offer.ean),
        element("PRODUCTNO", offer.mpn),
        element("ITEMGROUP_ID", offer.groupId, 36),
        element("DELIVERY_DATE", Math.min(offer.calendarDays, 999)),
        deliveryElements(offer, carriers),
        ...parameters,
      ].join("")}</SHOPITEM>\n`;
    },
    tail: "</SHOP>\n",
  };
}
