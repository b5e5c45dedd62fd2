import { accountHandlers } from "@/lib/backend/account/account-handlers";
import { authHandlers } from "@/lib/backend/account/auth-handlers";
import { articleHandlers } from "@/lib/backend/article/handlers";
import { cartHandlers } from "@/lib/backend/cart/handlers";
import { catalogueHandlers } from "@/lib/backend/catalogue/handlers";
import { contactHandlers } from "@/lib/backend/contact/handlers";
import { feedHandlers } from "@/lib/backend/feeds/handlers";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { checkoutHandlers } from "@/lib/backend/order/checkout/handlers";
import { paymentHandlers } from "@/lib/backend/payments/handlers";
import { reviewHandlers } from "@/lib/backend/review/handlers";
import { searchHandlers } from "@/lib/backend/search/handlers";
import { shopHandlers } from "@/lib/backend/shop/handlers";
import { sitemapHandlers } from "@/lib/backend/sitemap/handlers";
import { socialHandlers } from "@/lib/backend/social/handlers";
import { stockNoticeHandlers } from "@/lib/backend/stock-notice/handlers";
import { vehicleHandlers } from "@/lib/backend/vehicle/handlers";
import { withdrawalHandlers } from "@/lib/backend/withdrawal/handlers";

/** Every call of the contract with its handler. */
export const handlers: Handlers = {
  ...shopHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...vehicleHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...paymentHandlers,
  ...authHandlers,
  ...socialHandlers,
  ...accountHandlers,
  ...contactHandlers,
  ...withdrawalHandlers,
  ...reviewHandlers,
  ...stockNoticeHandlers,
  ...articleHandlers,
  ...feedHandlers,
  ...sitemapHandlers,
};
