"use client";

import { Suspense } from "react";
import type { RecentTyre } from "@/components/recent/recent-list";
import { laterWithWords } from "@/lib/i18n/later";
import type { Words } from "@/lib/i18n/words";
import { recentChanged, recentKey } from "@/lib/preferences/stored-keys";
import { useStored } from "@/lib/preferences/use-stored";

const Viewed = laterWithWords(() =>
  import("@/components/recent/recently-viewed").then(({ RecentlyViewed }) => RecentlyViewed),
);

/** `RecentlyViewed`, fetched where there is a tyre to show or to remember. */
export function LaterRecentlyViewed(props: { current?: RecentTyre } & Words) {
  const some = useStored(recentKey, recentChanged);
  return some || props.current ? (
    <Suspense>
      <Viewed {...props} />
    </Suspense>
  ) : null;
}
