import type { OrderRequest, PaymentMethod } from "@/lib/contract/checkout";
import { FakeShop, problem, tyre } from "@/tests/support/fake-shop";

const crowns = (amount: number) => ({ amount: amount * 100, currency: "CZK" as const });
const monday = { from: "2026-11-23", to: "2026-11-23" };

/** The ways of delivery of a country: the courier free, the garage with points to choose from. */
export function ways(country: string) {
  const place = country.toLowerCase();
  return [
    { id: `courier_${place}`, type: "courier" as const, name: "Kurýr na adresu", price: crowns(0), estimate: monday },
    { id: `fitter_${place}`, type: "parcelshop" as const, name: "Pneuservis", price: crowns(99), estimate: monday },
    { id: `pickup_${place}`, type: "pickup" as const, name: "Osobní odběr", price: crowns(0), estimate: monday },
  ];
}

export const payments: PaymentMethod[] = [
  { id: "bank_transfer", name: "Bankovní převod", price: crowns(0) },
  { id: "cash_on_delivery", name: "Platba při převzetí", price: crowns(49) },
];

const points = [
  { id: "cz-most-praha", name: "Pneuservis U Mostu", address: "Nábřežní 1", city: "Praha", zip_code: "120 00" },
  { id: "cz-brod-brno", name: "Pneuservis Na Brodu", address: "Říční 2", city: "Brno", zip_code: "602 00" },
].map((point) => ({ ...point, distance_km: null }));

/** Seen from Brno and its ZIPs, the points lie the other way round. */
const fromBrno = [
  { ...points[1], distance_km: 3 },
  { ...points[0], distance_km: 184 },
];

export type Placed = { key: string; request: OrderRequest };

/** A shop with four tyres in the cart that takes orders: the same key gives the same order, and an order empties the cart. */
export function fakeCheckout(): { shop: FakeShop; placed: Placed[] } {
  const shop = new FakeShop([tyre(1, "Polaris 6", 1489)]);
  shop.lines = [{ product_id: 1, quantity: 4 }];
  const placed: Placed[] = [];
  const list = (data: unknown) => ({ status: 200, body: { data } });
  shop.extra.push(
    { match: /shipping-methods/, answer: ({ path }) => list(ways(path.slice(-2))) },
    { match: /payment-methods/, answer: () => list(payments) },
    {
      match: /pickup-points/,
      answer: ({ path }) =>
        list(
          /near=6/.test(path) ? fromBrno : points.filter(({ city }) => !/q=/.test(path) || path.includes(`q=${city}`)),
        ),
    },
    {
      match: /create-order/,
      answer: ({ headers, body }) => {
        const key = headers["idempotency-key"] ?? "";
        if (!placed.some((order) => order.key === key)) {
          if (shop.lines.length === 0) return problem(409, "cart_empty", "Košík je prázdný.");
          placed.push({ key, request: body as OrderRequest });
        }
        shop.lines = [];
        shop.version += 1;
        const order = { id: `order-${key}`, token: "secret", number: "1", status: "placed", payment_status: "pending" };
        return { status: 201, body: { ...order, total: crowns(5956) } };
      },
    },
  );
  return { shop, placed };
}
