"use client";

import { Suspense, useEffect } from "react";
import { holdsOther, markViewed, type RecentTyre, viewed } from "@/components/recent/mark-viewed";
import { useNear } from "@/components/ui/use-near";
import { lazyWithMessages } from "@/lib/i18n/lazy-part";
import type { PartMessages } from "@/lib/i18n/part-messages";
import { recentScript } from "@/lib/preferences/recent-script";
import { useStoredValue } from "@/lib/preferences/stored-value";

const Viewed = lazyWithMessages(() =>
  import("@/components/recent/recently-viewed").then(({ RecentlyViewed }) => RecentlyViewed),
);

/**
 * `RecentlyViewed`, loaded when there is a tyre to show and the end of the page is near. Its space is reserved from the first
 * paint, so that nothing shifts.
 * @param current the tyre whose page this is: it is added to the list
 */
export function LazyRecentlyViewed({ current, ...messages }: { current?: RecentTyre } & PartMessages) {
  const some = holdsOther(useStoredValue(viewed), current?.id);
  const [place, near] = useNear<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tyre comes as a new object with each render
  useEffect(() => {
    if (current) markViewed(current);
  }, [current?.id]);
  // A script inserted by React on the client never runs: there it is empty and marked as plain text.
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <div
      ref={place}
      className="recent-place"
      data-current={current?.id}
      data-kept={some ? "" : undefined}
      suppressHydrationWarning
    >
      <script type={type} suppressHydrationWarning>
        {typeof window === "undefined" ? recentScript : ""}
      </script>
      {some && near ? (
        <Suspense>
          <Viewed current={current?.id} {...messages} />
        </Suspense>
      ) : null}
    </div>
  );
}
