"use client";

import { offlineScript } from "@/lib/preferences/offline";

/** Has the service worker fetched that answers while the browser is offline; as plain text where React puts it into the page. */
export function OfflineScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <script type={type} suppressHydrationWarning>
      {offlineScript}
    </script>
  );
}
