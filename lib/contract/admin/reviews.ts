import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, undo } from "@/lib/contract/admin/order-row";
import { paths } from "@/lib/contract/products";
import { review } from "@/lib/contract/reviews";
import { tableId } from "@/lib/contract/table-id";
import { reviewLength } from "@/lib/domain/review";
import { hiddenReasons, reviewViews } from "@/lib/domain/review-moderation";

const seen = ["unauthorised", "forbidden"] as const;

/** A review as the staff see it, also while it is hidden. */
export const adminReview = review.pick({ id: true, stars: true, text: true, name: true, language: true }).extend({
  revision,
  written_at: z.iso.datetime(),
  /** When its buyer changed it last; `written_at` while they have not. */
  changed_at: z.iso.datetime(),
  /** `paths`: the tyre's page in the shop, `null` when it is no longer sold. */
  tyre: z.object({ name: z.string(), size: z.string(), paths: paths.nullable() }),
  order_number: z.string(),
  /** Since when the shop hides it, who has hidden it, and why. */
  hidden: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.enum(hiddenReasons) }).nullable(),
  /** What the shop answers to it in public. */
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
});

export type AdminReview = z.infer<typeof adminReview>;

export const adminReviewCalls = {
  "GET /admin/reviews": {
    summary: "Reviews, the newest first, fifty at a time: all of them, those of up to three stars, or the hidden ones",
    admin: { right: "orders" },
    query: z.object({
      view: z.enum(reviewViews).default("newest"),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(adminReview), page: cursors }) },
    errors: seen,
  },
  "PATCH /admin/reviews/{id}": {
    summary: "Hides a review for a reason, shows it again, or answers it in public",
    admin: { right: "orders" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    body: z.object({
      revision,
      /** `null` shows it again. */
      hidden_reason: z.enum(hiddenReasons).nullable().optional(),
      /** `null` removes the answer. */
      reply: z.string().trim().min(1).max(reviewLength).nullable().optional(),
    }),
    /** `undo`: `null` where nothing was to be changed. */
    replies: { 200: z.object({ review: adminReview, undo: undo.nullable() }) },
    errors: [...seen, "stale"],
  },
} satisfies Record<string, AdminCall>;
