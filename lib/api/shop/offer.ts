import type { HostCheckout } from "@/lib/api/checkout/server";
import type { Name } from "@/lib/contract/contract";

/** What a text may promise, each by the call that keeps the promise. */
export const promised = {
  catalogue: "GET /products",
  cars: "GET /vehicles",
  tracking: "POST /orders/track",
  withdrawal: "POST /withdrawals",
  reviews: "POST /reviews",
  dataExport: "GET /users/export",
  accountDeletion: "DELETE /users/info",
} as const satisfies Record<string, Name>;

export type Promised = keyof typeof promised;

/** What the texts of the shop may promise. */
export type ShopOffer = Record<Promised, boolean> & {
  /** Is there a back end elsewhere? What it keeps, and for how long, is its own business. */
  host: boolean;
  /** Are the tyres those of the embedded API, which sorts and recommends them as the texts say? */
  ownCatalogue: boolean;
  /** Delivery and payment as a back end elsewhere tells of them; `null` where the shop's own rules hold. */
  checkout: HostCheckout | null;
};

/** With the embedded API alone every promise of the texts is kept. */
export const wholeOffer: ShopOffer = {
  catalogue: true,
  cars: true,
  tracking: true,
  withdrawal: true,
  reviews: true,
  dataExport: true,
  accountDeletion: true,
  host: false,
  ownCatalogue: true,
  checkout: null,
};
