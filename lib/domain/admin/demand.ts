/** Looks at a size, looks at a size of which nothing was in stock, searches that found nothing. */
export const demandKinds = ["size_seen", "size_none", "search_none"] as const;
export type DemandKind = (typeof demandKinds)[number];
