"use client";

import { themeScript } from "@/lib/preferences/theme";

/**
 * Sets a stored theme while the document is parsed, before its first paint. A script inserted by React on the client never
 * runs, so there it is empty and marked as plain text.
 */
export function ThemeScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <script type={type} suppressHydrationWarning>
      {typeof window === "undefined" ? themeScript : ""}
    </script>
  );
}
