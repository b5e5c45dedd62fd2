"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { isPageLive } from "@/components/ui/page-live";

type PageRouter = Pick<ReturnType<typeof useRouter>, "push" | "replace" | "refresh">;

/** Next's router, whose place the browser takes until the whole page has come to life: it then loads the next page anew. */
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
