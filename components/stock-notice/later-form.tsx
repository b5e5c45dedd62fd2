"use client";

import { laterWithWords } from "@/lib/i18n/later";

/** `StockNoticeForm`, whose scripts only the page of a tyre that is sold out needs. */
export const LaterStockNoticeForm = laterWithWords(() =>
  import("@/components/stock-notice/stock-notice-form").then(({ StockNoticeForm }) => StockNoticeForm),
);
