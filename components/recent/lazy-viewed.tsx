"use client";

import { Suspense, useEffect } from "react";
import { holdsOther, markViewed, type RecentTyre } from "@/components/recent/mark-viewed";
import { useNear } from "@/components/ui/use-near";
import { lazyWithMessages } from "@/lib/i18n/lazy-part";
import type { PartMessages } from "@/lib/i18n/part-messages";
import { recentScript } from "@/lib/preferences/recent-script";
import { recentChanged, recentKey } from "@/lib/preferences/stored-keys";
import { useStored } from "@/lib/preferences/use-stored";

const Viewed = lazyWithMessages(() =>
  import("@/components/recent/recently-viewed").then(({ RecentlyViewed }) => RecentlyViewed),
);

/**
 * `RecentlyViewed`, fetched where there is a tyre to show, once its place at the end of the page is near. The place is
 * kept from the first paint on, so that nothing moves when the tyres come.
 * @param current the tyre whose page this is: it is remembered from now on
 */
export function LazyRecentlyViewed({ current, ...messages }: { current?: RecentTyre } & PartMessages) {
  const some = useStored(recentKey, recentChanged, (text) => holdsOther(text, current?.id));
  const [place, near] = useNear<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tyre comes as a new object with each render
  useEffect(() => {
    if (current) markViewed(current);
  }, [current?.id]);
  // A script that React itself puts into the page never runs: there it is plain text.
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
        {recentScript}
      </script>
      {some && near ? (
        <Suspense>
          <Viewed current={current?.id} {...messages} />
        </Suspense>
      ) : null}
    </div>
  );
}
