import type { Limit } from "@/lib/backend/limit/limit";

/** Nobody reviews more tyres than this by hand, nor opens more links; a token's tries are counted by its hash. */
export const reviewLimits = {
  open: { name: "review_open", attempts: 100, seconds: 3600 },
  byToken: { name: "review_token", attempts: 20, seconds: 3600 },
  byAddress: { name: "review_address", attempts: 50, seconds: 3600 },
} satisfies Record<string, Limit>;
