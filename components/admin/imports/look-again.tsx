"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LoadAgain } from "./load-again";

const everyMs = 3000;

/** Shows the sheet anew every few seconds while it is seen: the shop is at work on something that stands on it. */
export function LookAgain() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
  return <LoadAgain />;
}
