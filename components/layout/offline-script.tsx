"use client";

import { offlineScript } from "@/lib/preferences/offline";

/** Registers the service worker for offline use. Browsers have run it before React comes, and need no copy of it. */
export function OfflineScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <script type={type} suppressHydrationWarning>
      {typeof window === "undefined" ? offlineScript : ""}
    </script>
  );
}
