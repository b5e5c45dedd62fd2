"use client";

import { lazyWithMessages } from "@/lib/i18n/lazy-part";

/** `StockNoticeForm`, whose scripts only the page of a tyre that is sold out needs. */
export const LazyStockNoticeForm = lazyWithMessages(() =>
  import("@/components/stock-notice/stock-notice-form").then(({ StockNoticeForm }) => StockNoticeForm),
);
