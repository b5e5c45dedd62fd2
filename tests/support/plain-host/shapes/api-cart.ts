import type { Cart, Line, Tyre } from "../model";
import { moneyIn } from "./api-payment";
import type { Reader, Shape } from "./shape";

type ProductId = Shape["productId"];

const vatRate = 21;
const sumOf = ({ lines }: Cart, { currency }: Reader) =>
  lines.reduce((sum, { tyre, quantity }) => sum + tyre.prices[currency] * quantity, 0);

/** The VAT within a price, in percent and in hundredths. */
export function vatWithin(total: number) {
  return { rate: vatRate, amount: total - Math.round((total * 100) / (100 + vatRate)) };
}

const lineBody = ({ tyre, quantity }: Line, { currency }: Reader, productId: ProductId) => ({
  product_id: productId(tyre),
  quantity,
  total: moneyIn(currency)(tyre.prices[currency] * quantity),
});

/** The small cart. */
export function cartBody(cart: Cart, reader: Reader, productId: ProductId) {
  return {
    id: cart.uuid,
    version: cart.version,
    items: cart.lines.map((line) => lineBody(line, reader, productId)),
    total: moneyIn(reader.currency)(sumOf(cart, reader)),
  };
}

function productBody(tyre: Tyre, { currency, now }: Reader, productId: ProductId) {
  const text = `${tyre.width}/${tyre.profile} R${tyre.rim}`;
  const slug = `${tyre.brand} ${tyre.pattern} ${text}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    id: productId(tyre),
    slug,
    paths: { cs: `/cs/pneumatiky/${slug}`, en: `/en/tyres/${slug}`, sk: `/sk/pneumatiky/${slug}` },
    brand: tyre.brand,
    pattern: tyre.pattern,
    size: {
      width: tyre.width,
      profile: tyre.profile,
      construction: "R",
      rim: tyre.rim,
      commercial: false,
      text,
    },
    load_index: tyre.loadIndex,
    speed_symbol: tyre.speedSymbol,
    season: tyre.season,
    flags: { three_pmsf: tyre.season !== "summer", ms: false, ice: false, xl: false, runflat: false, ev: false },
    homologation: null,
    label: { fuel: "C", wet: "B", noise_db: 71, noise_class: "B", class: "C1", eprel_id: null },
    price: moneyIn(currency)(tyre.prices[currency]),
    stock: tyre.stock,
    dispatch_date: new Date(now).toISOString().slice(0, 10),
    rating: null,
    image: `/images/${slug}.jpg`,
  };
}

/** The cart with its tyres and VAT. */
export function detailedBody(cart: Cart, reader: Reader, productId: ProductId) {
  const money = moneyIn(reader.currency);
  const total = sumOf(cart, reader);
  const vat = vatWithin(total);
  return {
    ...cartBody(cart, reader, productId),
    items: cart.lines.map((line) => ({
      ...lineBody(line, reader, productId),
      unit_price: money(line.tyre.prices[reader.currency]),
      product: productBody(line.tyre, reader, productId),
    })),
    subtotal: money(total),
    vat: { rate: vat.rate, amount: money(vat.amount) },
  };
}
