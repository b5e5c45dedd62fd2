import "server-only";
import { hostCheckout } from "@/lib/api/checkout/server";
import { targetOf } from "@/lib/api/host/call-routes";
import { isOffered } from "@/lib/api/request/offered";
import { type Promised, promised, type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import { readConfig } from "@/lib/config";
import type { Locale } from "@/lib/domain/locale";

/** What the texts may promise by what the back end can do. @throws ApiError while it is unavailable */
export async function shopOffer(locale: Locale): Promise<ShopOffer> {
  if (readConfig().apiHost === undefined) return wholeOffer;
  const names = Object.keys(promised) as Promised[];
  const [checkout, ...offered] = await Promise.all([
    hostCheckout(locale),
    ...names.map((name) => isOffered(promised[name])),
  ]);
  const promises = Object.fromEntries(names.map((name, place) => [name, offered[place] === true]));
  return {
    ...(promises as Record<Promised, boolean>),
    host: true,
    ownCatalogue: targetOf("GET /products") === "embedded",
    checkout,
  };
}
