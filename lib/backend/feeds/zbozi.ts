import { amountText, type CarrierNames, deliveryElements, element, type FeedFormat } from "@/lib/backend/feeds/format";
import type { Family } from "@/lib/domain/category";

/** Zboží.cz's names of carriers; the courier is the one whose limits the parcels keep, DPD. */
const carriers: CarrierNames = {
  courier: "DPD",
  parcelshop: "VLASTNI_VYDEJNI_MISTA",
};

const category: Record<Family, string> = {
  car: "Auto-moto | Pneumatiky | Osobní pneumatiky",
  suv: "Auto-moto | Pneumatiky | Pneumatiky pro SUV a 4x4",
  van: "Auto-moto | Pneumatiky | Dodávkové pneumatiky",
};

/** Zboží.cz. Source: napoveda.zbozi.cz, specification of the XML feed for offers. */
export const zboziFeed: FeedFormat = {
  inStockOnly: true,
  head: () => '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n',
  item: (offer) => {
    const parameters = offer.parameters.map(
      ({ name, value }) => `<PARAM>${element("PARAM_NAME", name)}${element("VAL", value)}</PARAM>`,
    );
    return `<SHOPITEM>${[
      element("ITEM_ID", offer.id),
      element("PRODUCTNAME", offer.name, 255),
      element("DESCRIPTION", offer.description, 1024),
      element("URL", offer.url),
      element("IMGURL", offer.image),
      element("PRICE_VAT", amountText(offer.price)),
      element("DELIVERY_DATE", offer.calendarDays),
      deliveryElements(offer, carriers),
      element("EAN", offer.ean),
      element("PRODUCTNO", offer.mpn),
      element("MANUFACTURER", offer.brand),
      element("BRAND", offer.brand),
      element("CATEGORYTEXT", category[offer.family]),
      element("ITEMGROUP_ID", offer.groupId),
      ...parameters,
    ].join("")}</SHOPITEM>\n`;
  },
  tail: "</SHOP>\n",
};
