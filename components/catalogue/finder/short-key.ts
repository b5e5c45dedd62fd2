import type { Part } from "@/components/catalogue/finder/size-part";

/** Names under which a form without scripts asks the server. */
export const shortKey = { width: "w", profile: "p", rim: "r", season: "s" } as const satisfies Record<Part, string>;
