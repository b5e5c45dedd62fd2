"use client";

import { lazyPart } from "@/lib/i18n/lazy-part";

/** `NearestLink`, loaded lazily: every page includes the not-found page, but rarely needs its script. */
export const NearestListing = lazyPart(() =>
  import("@/components/catalogue/nearest-link").then(({ NearestLink }) => NearestLink),
);
