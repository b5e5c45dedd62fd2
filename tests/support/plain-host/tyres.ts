import type { Delivery, Prices, Texts, Tyre } from "./model";

const seasons: Record<Tyre["season"], Texts> = {
  summer: { cs: "letní pneumatika", en: "summer tyre", sk: "letná pneumatika" },
  winter: { cs: "zimní pneumatika", en: "winter tyre", sk: "zimná pneumatika" },
  all_season: { cs: "celoroční pneumatika", en: "all-season tyre", sk: "celoročná pneumatika" },
};

const inHundredths = (CZK: number, EUR: number, USD: number): Prices => ({
  CZK: CZK * 100,
  EUR: Math.round(EUR * 100),
  USD: Math.round(USD * 100),
});

type Row = [number, string, string, string, Tyre["season"], string, Prices, number];

const rows: Row[] = [
  [1001, "Nordvik", "Polar 3", "205/55 R16", "winter", "91H", inHundredths(2990, 119.6, 129.9), 12],
  [1002, "Nordvik", "Polar 3 SUV", "215/65 R17", "winter", "99V", inHundredths(3690, 147.6, 159), 4],
  [1003, "Sirocco", "Estate", "195/65 R15", "summer", "91V", inHundredths(1590, 63.6, 69.5), 40],
  [1004, "Sirocco", "Corsa", "225/45 R17", "summer", "94Y", inHundredths(2790, 111.6, 121), 2],
  [1005, "Halma", "Quattro Stagioni", "185/60 R14", "all_season", "82H", inHundredths(1390, 55.6, 60.25), 8],
  [1006, "Halma", "Transport", "195/70 R15", "all_season", "104R", inHundredths(2490, 99.6, 108), 0],
];

function tyreOf([number, brand, pattern, size, season, index, prices, stock]: Row): Tyre {
  const [width = 0, profile = 0, rim = 0] = size.match(/\d+/g)?.map(Number) ?? [];
  const name = (text: string) => `${brand} ${pattern} ${size}, ${text}`;
  const texts = seasons[season];
  return {
    number,
    code: `A-${number}`,
    brand,
    pattern,
    width,
    profile,
    rim,
    season,
    loadIndex: Number.parseInt(index, 10),
    speedSymbol: index.slice(-1),
    name: { cs: name(texts.cs), en: name(texts.en), sk: name(texts.sk) },
    prices,
    stock,
  };
}

/** The stock of a new host: six tyres, one of them sold out. */
export function stockOfTyres(): Tyre[] {
  return rows.map(tyreOf);
}

/** A tyre that the host takes into its stock when somebody asks for an id that it does not know. */
export function adoptedTyre(id: string): Tyre {
  const number = Number.parseInt(id.replace(/\D/g, ""), 10) || 0;
  const row: Row = [number, "Nordvik", "Nova", "205/55 R16", "summer", "91V", inHundredths(2000, 80, 90), 20];
  return { ...tyreOf(row), code: id };
}

const courier: Texts = { cs: "Kurýr na adresu", en: "Courier to your door", sk: "Kuriér na adresu" };
const parcelshop: Texts = { cs: "Výdejní místo", en: "Parcel shop", sk: "Výdajné miesto" };
const pickup: Texts = { cs: "Osobní odběr", en: "Collection in person", sk: "Osobný odber" };

/** The ways of delivery to both countries. */
export const deliveries: Delivery[] = [
  { number: 1, code: "courier_cz", type: "courier", country: "CZ", name: courier, prices: inHundredths(149, 5.9, 6.5) },
  {
    number: 2,
    code: "point_cz",
    type: "parcelshop",
    country: "CZ",
    name: parcelshop,
    prices: inHundredths(89, 3.5, 3.9),
  },
  { number: 3, code: "pickup_cz", type: "pickup", country: "CZ", name: pickup, prices: inHundredths(0, 0, 0) },
  { number: 4, code: "courier_sk", type: "courier", country: "SK", name: courier, prices: inHundredths(199, 7.9, 8.5) },
  {
    number: 5,
    code: "point_sk",
    type: "parcelshop",
    country: "SK",
    name: parcelshop,
    prices: inHundredths(119, 4.7, 5.2),
  },
];
