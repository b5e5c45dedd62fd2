"use client";

import { lazyPart } from "@/lib/i18n/lazy-part";

/** `NearestLink`, whose scripts only a missing page needs: every page carries its missing page along. */
export const NearestListing = lazyPart(() =>
  import("@/components/catalogue/nearest-link").then(({ NearestLink }) => NearestLink),
);
