"use client";

import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { usePageRouter } from "@/components/ui/use-page-router";

/** How often the order is asked for, ms, and how many times: then only by the button. */
const rhythm = 4_000;
const most = 30;

/** Says what is waited for, and asks for the page anew until it is not shown any more. */
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
