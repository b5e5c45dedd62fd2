import type { Part } from "@/components/catalogue/finder/size-part";

/** Query parameter names of the finder's form without scripts. */
export const shortKey = { width: "w", profile: "p", rim: "r", season: "s" } as const satisfies Record<Part, string>;
