"use client";

import { later } from "@/lib/i18n/later";

/** `NearestLink`, whose scripts only a missing page needs: every page carries its missing page along. */
export const NearestListing = later(() =>
  import("@/components/catalogue/nearest-link").then(({ NearestLink }) => NearestLink),
);
