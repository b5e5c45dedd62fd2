"use client";

import { lazyWithMessages } from "@/lib/i18n/lazy-part";

/** `ReviewBrowser`, whose scripts only the page of a reviewed tyre needs. */
export const LazyReviewBrowser = lazyWithMessages(() =>
  import("@/components/review/review-browser").then(({ ReviewBrowser }) => ReviewBrowser),
);
