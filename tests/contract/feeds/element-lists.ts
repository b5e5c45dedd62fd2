/** What one element of a feed may hold: how often it may stand in its item, its length in characters and its pattern. */
export type ElementRule = { least: 0 | 1; most: number; longest?: number; shortest?: number; pattern?: RegExp };
export type ElementList = Record<string, ElementRule>;

const one = (rule: Omit<ElementRule, "least" | "most"> = {}): ElementRule => ({ least: 1, most: 1, ...rule });
const maybe = (rule: Omit<ElementRule, "least" | "most"> = {}): ElementRule => ({ least: 0, most: 1, ...rule });

const price = /^\d+([.,]\d{1,2})?$/;
const url = /^https?:\/\/\S+$/;
const picture = /^https?:\/\/\S+\.png$/;
const id = /^[a-zA-Z0-9_-]{1,36}$/;

/** Heureka's element list. @param site the first part of its category paths */
export const heurekaElements = (site: "Heureka.cz" | "Heureka.sk"): ElementList => ({
  ITEM_ID: one({ longest: 36, pattern: id }),
  PRODUCTNAME: one({ longest: 200 }),
  DESCRIPTION: maybe(),
  URL: one({ longest: 300, pattern: url }),
  IMGURL: one({ longest: 255, pattern: picture }),
  PRICE_VAT: one({ pattern: price }),
  CATEGORYTEXT: one({
    longest: 255,
    pattern: new RegExp(`^${site.replace(".", "\\.")} \\| Auto-moto \\| Pneumatiky$`),
  }),
  DELIVERY_DATE: one({ pattern: /^\d{1,3}$/ }),
  MANUFACTURER: maybe(),
  EAN: maybe({ pattern: /^\d{13}$/ }),
  PRODUCTNO: maybe(),
  ITEMGROUP_ID: maybe({ longest: 36, pattern: id }),
  DELIVERY: { least: 1, most: 100 },
  PARAM: { least: 0, most: 100 },
});

export const deliveryElements = (carriers: readonly string[]): ElementList => ({
  DELIVERY_ID: one({ pattern: new RegExp(`^(?:${carriers.join("|")})$`) }),
  DELIVERY_PRICE: one({ pattern: price }),
  DELIVERY_PRICE_COD: maybe({ pattern: price }),
});

export const parameterElements: ElementList = { PARAM_NAME: one({ shortest: 1 }), VAL: one({ shortest: 1 }) };

/** The carriers each comparer knows, of those a tyre can travel with. */
export const heurekaCarriers = ["DPD", "GEIS", "GLS", "PPL", "TOPTRANS", "VLASTNI_PREPRAVA"];
export const zboziCarriers = [...heurekaCarriers, "VLASTNI_VYDEJNI_MISTA", "NAS_KURYR"];

export const zboziElements: ElementList = {
  ITEM_ID: one({ longest: 255 }),
  PRODUCTNAME: one({ longest: 255 }),
  DESCRIPTION: one({ shortest: 250, longest: 1024 }),
  URL: one({ pattern: url }),
  IMGURL: one({ pattern: picture }),
  PRICE_VAT: one({ pattern: price }),
  DELIVERY_DATE: one({ pattern: /^\d+$/ }),
  DELIVERY: { least: 1, most: 100 },
  EAN: maybe({ pattern: /^\d{13}$/ }),
  PRODUCTNO: maybe(),
  MANUFACTURER: one(),
  BRAND: one(),
  CATEGORYTEXT: one(),
  ITEMGROUP_ID: one(),
  PARAM: { least: 0, most: 100 },
};

/** Google's element list. @param currency of its prices */
export const googleElements = (currency: "CZK" | "EUR"): ElementList => ({
  "g:id": one({ longest: 50 }),
  "g:title": one({ longest: 150 }),
  "g:description": one({ longest: 5000 }),
  "g:link": one({ longest: 2000, pattern: url }),
  "g:image_link": one({ longest: 2000, pattern: picture }),
  "g:availability": one({ pattern: /^(?:in_stock|out_of_stock)$/ }),
  "g:price": one({ pattern: new RegExp(`^\\d+\\.\\d{2} ${currency}$`) }),
  "g:condition": one({ pattern: /^new$/ }),
  "g:brand": one({ longest: 70 }),
  "g:gtin": maybe({ pattern: /^\d{13}$/ }),
  "g:mpn": maybe({ longest: 70 }),
  "g:identifier_exists": maybe({ pattern: /^no$/ }),
  "g:google_product_category": one({ pattern: /^6093$/ }),
  "g:product_type": one({ longest: 750 }),
  "g:item_group_id": one({ longest: 50 }),
  "g:shipping": { least: 1, most: 100 },
  "g:certification": maybe(),
  "g:product_detail": { least: 1, most: 1000 },
});

/** @param country of the feed */
export const googleShipping = (country: "CZ" | "SK", currency: "CZK" | "EUR"): ElementList => ({
  "g:country": one({ pattern: new RegExp(`^${country}$`) }),
  "g:service": one(),
  "g:price": one({ pattern: new RegExp(`^\\d+\\.\\d{2} ${currency}$`) }),
  "g:min_handling_time": one({ pattern: /^\d+$/ }),
  "g:max_handling_time": one({ pattern: /^\d+$/ }),
  "g:min_transit_time": one({ pattern: /^\d+$/ }),
  "g:max_transit_time": one({ pattern: /^\d+$/ }),
});

export const googleCertification: ElementList = {
  "g:certification_authority": one({ pattern: /^EC$/ }),
  "g:certification_name": one({ pattern: /^EPREL$/ }),
  "g:certification_code": one({ pattern: /^\d+$/ }),
};

export const googleDetail: ElementList = {
  "g:section_name": one({ longest: 140 }),
  "g:attribute_name": one({ longest: 140 }),
  "g:attribute_value": one({ longest: 1000 }),
};
