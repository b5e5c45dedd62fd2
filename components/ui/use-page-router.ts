"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { isPageLive } from "@/components/ui/page-live";

type PageRouter = Pick<ReturnType<typeof useRouter>, "push" | "replace" | "refresh">;

/** Next's router; until the whole page is hydrated, the browser loads the next page as a document. */
export function usePageRouter(): PageRouter {
  const router = useRouter();
  return useMemo(
    () => ({
      push: (...to) => (isPageLive() ? router.push(...to) : location.assign(to[0])),
      replace: (...to) => (isPageLive() ? router.replace(...to) : location.replace(to[0])),
      refresh: () => (isPageLive() ? router.refresh() : location.reload()),
    }),
    [router],
  );
}
