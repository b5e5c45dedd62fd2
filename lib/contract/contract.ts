import { accountCalls } from "@/lib/contract/account";
import { articleCalls } from "@/lib/contract/articles";
import { authCalls } from "@/lib/contract/auth";
import type { Call, CallInput, HandlerInput, Reply } from "@/lib/contract/call";
import { cartCalls } from "@/lib/contract/cart";
import { catalogueCalls } from "@/lib/contract/catalogue";
import { checkoutCalls } from "@/lib/contract/checkout";
import { compareCalls } from "@/lib/contract/compare";
import { contactCalls } from "@/lib/contract/contact";
import { feedCalls } from "@/lib/contract/feeds";
import { identityCalls } from "@/lib/contract/identities";
import { paymentCalls } from "@/lib/contract/payments";
import { productIdentityCalls } from "@/lib/contract/product-identities";
import { productCalls } from "@/lib/contract/products";
import { reviewCalls } from "@/lib/contract/reviews";
import { searchCalls } from "@/lib/contract/search";
import { shopCalls } from "@/lib/contract/shop";
import { sitemapCalls } from "@/lib/contract/sitemap";
import { stockNoticeCalls } from "@/lib/contract/stock-notices";
import { vehicleCalls } from "@/lib/contract/vehicles";
import { withdrawalCalls } from "@/lib/contract/withdrawal";

/** Every call the shop knows, keyed by method and path template. It types the client, drives the embedded API and
 * is published as OpenAPI. */
export const contract = {
  ...shopCalls,
  ...catalogueCalls,
  ...productCalls,
  ...compareCalls,
  ...productIdentityCalls,
  ...searchCalls,
  ...vehicleCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...authCalls,
  ...accountCalls,
  ...contactCalls,
  ...withdrawalCalls,
  ...reviewCalls,
  ...stockNoticeCalls,
  ...identityCalls,
  ...articleCalls,
  ...feedCalls,
  ...sitemapCalls,
} satisfies Record<string, Call>;

export type Contract = typeof contract;
export type Name = keyof Contract;
export type InputOf<N extends Name> = CallInput<Contract[N]>;
export type ParsedOf<N extends Name> = HandlerInput<Contract[N]>;
export type ReplyOf<N extends Name> = N extends Name ? Reply<Contract[N]> : never;
