import { z } from "zod";
import type { Call } from "@/lib/contract/call";

/** One feed for each comparer, country and currency that the shop sells in. */
export const feedNames = ["heureka-cz", "heureka-sk", "zbozi", "google-cz", "google-sk"] as const;
export type FeedName = (typeof feedNames)[number];

export const feedCalls = {
  "GET /feeds/{name}": {
    summary: "The offers of the shop as a price comparer reads them",
    path: z.object({ name: z.enum(feedNames) }),
    headers: z.object({ "if-none-match": z.string().optional() }),
    replies: { 200: { media: "application/xml" }, 304: null },
    errors: ["not_found"],
  },
} satisfies Record<string, Call>;
