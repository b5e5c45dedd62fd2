import type { Carrier } from "@/lib/api/client";

/** From the page to its own origin; cookies travel with it. The gateway there renews a session that has run out. */
export const browser: Carrier = (path, init) => fetch(path, { ...init, credentials: "same-origin" });
