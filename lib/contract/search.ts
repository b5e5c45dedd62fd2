import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { picture } from "@/lib/contract/picture";

/** The parts that a typed search is understood to be made of. */
const searchParts = [
  "size",
  "indexes",
  "season",
  "family",
  "brand",
  "pattern",
  "vehicle",
  "mark",
  "price",
  "number",
] as const;

const searchPart = z.enum(searchParts);

/** What a typed search was understood to mean. Every `q` is text that can be searched for again. */
export const understoodSearch = z.object({
  q: z.string(),
  /** Each part as it is written plainly, and the search without it. */
  parts: z.array(z.object({ kind: searchPart, label: z.string(), without: z.string() })),
  /** Words that mean nothing; the search went without them. */
  unknown: z.array(z.string()),
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
  sort: z.string(),
  /** The car that was named, with the search narrowed to each of its sizes. */
  vehicle: z
    .object({ label: z.string(), sizes: z.array(z.object({ text: z.string(), q: z.string(), count: z.int() })) })
    .nullable(),
  /** Listings of the catalogue that show the same tyres with all their filters. */
  listings: z.array(z.object({ label: z.string(), path: z.string(), count: z.int() })),
  /** When nothing was found: searches near it that find something; `kind` is the part that was given up. */
  nearest: z.array(z.object({ kind: searchPart, label: z.string(), q: z.string(), count: z.int() })),
});

const suggestionKinds = ["size", "brand", "pattern", "vehicle", "article"] as const;

export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  label: z.string(),
  path: z.string(),
  /** The first photograph of a pattern, where this shop keeps one. */
  picture: picture.optional(),
});

export const searchCalls = {
  "GET /search/suggestions": {
    summary: "What the beginning of a search may become, the likeliest first; nothing for an empty one",
    query: z.object({ q: z.string().trim().max(200).default("") }),
    replies: { 200: z.object({ data: z.array(suggestion) }) },
    errors: [],
  },
} satisfies Record<string, Call>;

export type UnderstoodSearch = z.infer<typeof understoodSearch>;
export type Suggestion = z.infer<typeof suggestion>;
export type SearchPart = z.infer<typeof searchPart>;
