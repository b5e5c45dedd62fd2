import "server-only";
import { type HostCheckout, hostCheckout } from "@/lib/api/checkout-facts";
import { targetOf } from "@/lib/api/host/call-routes";
import { isOffered } from "@/lib/api/offered";
import type { Name } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";

/** What a text may promise, each by the call that keeps the promise. */
const promised = {
  catalogue: "GET /products",
  cars: "GET /vehicles",
  tracking: "POST /orders/track",
  withdrawal: "POST /withdrawals",
  reviews: "POST /reviews",
  dataExport: "GET /users/export",
  accountDeletion: "DELETE /users/info",
} as const satisfies Record<string, Name>;

/** What the texts of the shop may promise. */
export type ShopOffer = Record<keyof typeof promised, boolean> & {
  /** Are the tyres those of the embedded API, which sorts and recommends them as the texts say? */
  ownCatalogue: boolean;
  /** Delivery and payment as a back end elsewhere tells of them; `null` where the shop's own rules hold. */
  checkout: HostCheckout | null;
};

/** What the texts may promise by what the back end can do. @throws ApiError while it is unavailable */
export async function shopOffer(locale: Locale): Promise<ShopOffer> {
  const names = Object.keys(promised) as (keyof typeof promised)[];
  const [checkout, ...offered] = await Promise.all([
    hostCheckout(locale),
    ...names.map((name) => isOffered(promised[name])),
  ]);
  const calls = Object.fromEntries(names.map((name, place) => [name, offered[place] === true]));
  return {
    ...(calls as Record<keyof typeof promised, boolean>),
    ownCatalogue: targetOf("GET /products") === "embedded",
    checkout,
  };
}
