import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { paths } from "@/lib/contract/products";

/** The catalogue's addresses by kind: every listing that search engines may show, every tyre on sale. */
export const sitemapKinds = ["listings", "tyres"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const kind = z.enum(sitemapKinds);
/** When what stands at the address changed last. */
const updatedAt = z.iso.datetime();

export const sitemapCalls = {
  "GET /sitemap": {
    summary: "How many pages of addresses the catalogue has, by kind, and when each changed last",
    replies: { 200: z.object({ data: z.array(z.object({ kind, page: z.int().min(1), updated_at: updatedAt })) }) },
    errors: [],
  },
  "GET /sitemap/{kind}": {
    summary: "One page of the catalogue's addresses",
    path: z.object({ kind }),
    query: z.object({ page: z.coerce.number().int().min(1).max(50_000).default(1) }),
    replies: { 200: z.object({ data: z.array(z.object({ paths, updated_at: updatedAt })) }) },
    errors: ["not_found"],
  },
} satisfies Record<string, Call>;
