"use client";

import { laterWithWords } from "@/lib/i18n/later";

/** `ReviewBrowser`, whose scripts only the page of a reviewed tyre needs. */
export const LaterReviewBrowser = laterWithWords(() =>
  import("@/components/review/review-browser").then(({ ReviewBrowser }) => ReviewBrowser),
);
