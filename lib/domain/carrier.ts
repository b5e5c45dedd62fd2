/** Who brings the parcels. */
export const carriers = ["dpd", "ppl", "gls", "cp", "sp", "sps", "packeta", "geis", "toptrans", "other"] as const;
export type Carrier = (typeof carriers)[number];

/** How far a shipment is: made, handed to the carrier, delivered, come back. */
export const shipmentStates = ["made", "handed", "delivered", "back"] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What a carrier is called; of `other` nobody knows. */
export const carrierNames: Record<Carrier, string> = {
  dpd: "DPD",
  ppl: "PPL",
  gls: "GLS",
  cp: "Česká pošta",
  sp: "Slovenská pošta",
  sps: "SPS",
  packeta: "Packeta",
  geis: "Geis",
  toptrans: "Toptrans",
  other: "",
};

/** Where a carrier shows the way of a parcel; the number follows. */
const trackingPages: Partial<Record<Carrier, string>> = {
  dpd: "https://tracking.dpd.de/status/cs_CZ/parcel/",
  ppl: "https://www.ppl.cz/vyhledat-zasilku?shipmentId=",
  gls: "https://gls-group.com/CZ/cs/sledovani-zasilek?match=",
  cp: "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=",
  sp: "https://tandt.posta.sk/zasielky/",
  packeta: "https://tracking.packeta.com/cs/?id=",
};

/** The page on which a parcel can be followed; `null` where a carrier has none that opens by a number alone. */
export function trackingUrl(carrier: Carrier, number: string): string | null {
  const page = trackingPages[carrier];
  return page === undefined ? null : page + encodeURIComponent(number);
}
