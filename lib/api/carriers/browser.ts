import type { Carrier } from "@/lib/api/client";

/** From the page to its own origin; cookies travel with it. */
export const browser: Carrier = (path, init) => fetch(path, { ...init, credentials: "same-origin" });
