"use client";

import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { usePageRouter } from "@/components/ui/use-page-router";

/** Interval of the refresh, ms, and the maximum number of refreshes. */
const rhythm = 4_000;
const most = 30;

/** Shows what is awaited, and refreshes the page while it is mounted. */
export function RefreshSoon({ label, children }: { label: string; children: ReactNode }) {
  const router = usePageRouter();
  useEffect(() => {
    let attempts = 0;
    const timer = setInterval(() => {
      attempts += 1;
      if (attempts >= most) clearInterval(timer);
      router.refresh();
    }, rhythm);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <>
      <p role="status">{children}</p>
      <Button className="mt-2" onClick={() => router.refresh()}>
        {label}
      </Button>
    </>
  );
}
