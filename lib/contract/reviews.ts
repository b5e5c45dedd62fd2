import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { paths } from "@/lib/contract/products";
import { tableId } from "@/lib/contract/table-id";
import { languages } from "@/lib/domain/locale";
import { reviewLength, reviewNameLength } from "@/lib/domain/review";
import { hiddenReasons } from "@/lib/domain/review-moderation";

const starCount = z.int().min(1).max(5);
const wholeNumber = z.coerce.number().int();

/** What a buyer of the tyre thinks of it. Nobody else can write one: every review is of a verified purchase. */
export const review = z.object({
  id: z.int(),
  stars: starCount,
  text: z.string(),
  /** As the buyer wants to be called; `null`: not at all. */
  name: z.string().nullable(),
  language: z.enum(languages),
  written_at: z.iso.datetime(),
  verified_purchase: z.literal(true),
  /** What the shop answers to it in public. */
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable().optional(),
});

export const reviewSorts = ["newest", "highest", "lowest"] as const;

const reviewList = z.object({
  data: z.array(review),
  page: z.object({ number: z.int(), size: z.int(), total: z.int() }),
  /** Of all the tyre's reviews, whatever the list is narrowed to; `null` where there are none. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** How many reviews give so many stars, from five down to one. */
  distribution: z.array(z.object({ stars: starCount, count: z.int() })),
});

export const reviewInvitation = z.object({
  order_number: z.string(),
  /** Until when the link is good. */
  expires_at: z.iso.datetime(),
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      size: z.string(),
      image: z.string(),
      /** The tyre's page; `null` when it is no longer sold. */
      paths: paths.nullable(),
      /** What the link's owner has written already, and whether it can still be changed. */
      review: z
        .object({
          stars: starCount,
          text: z.string(),
          name: z.string().nullable(),
          changeable: z.boolean(),
          /** Why the shop hides it; a change does not show it again. */
          hidden: z.enum(hiddenReasons).nullable().optional(),
        })
        .nullable(),
    }),
  ),
});

/** A mailed token; of another shape it is none, and told so like any other. */
const token = z.string().max(200);

const reviewRequest = z.object({
  token,
  product_id: tableId,
  stars: starCount,
  text: z.string().max(reviewLength).default(""),
  /** Empty: the review stays without a name. */
  name: z.string().max(reviewNameLength).default(""),
});

export const reviewCalls = {
  "GET /products/{slug}/reviews": {
    summary: "What buyers of a tyre think of it, with the distribution of the stars",
    path: z.object({ slug: z.string().min(1).max(200) }),
    query: z.object({
      rating: wholeNumber.min(1).max(5).optional(),
      sort: z.enum(reviewSorts).default("newest"),
      page: wholeNumber.min(1).max(10_000).default(1),
    }),
    replies: { 200: reviewList },
    errors: ["not_found"],
  },
  "GET /reviews/invitation": {
    summary: "The tyres that the owner of a mailed link can review",
    query: z.object({ token }),
    replies: { 200: reviewInvitation },
    errors: ["token_invalid"],
  },
  "POST /reviews": {
    summary:
      "Reviews a tyre of the order that the mailed link is about; once more within 30 days, it replaces the review",
    body: reviewRequest,
    /** 204: accepted, without the stored text. */
    replies: { 201: review, 204: null },
    errors: ["token_invalid", "not_found", "review_closed"],
  },
} satisfies Record<string, Call>;

export type Review = z.infer<typeof review>;
export type ReviewList = z.infer<typeof reviewList>;
export type ReviewInvitation = z.infer<typeof reviewInvitation>;
export type ReviewRequest = z.output<typeof reviewRequest>;
