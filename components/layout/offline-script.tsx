"use client";

import { offlineScript } from "@/lib/preferences/offline";

/** Registers the service worker for offline use. */
export function OfflineScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <script type={type} suppressHydrationWarning>
      {offlineScript}
    </script>
  );
}
