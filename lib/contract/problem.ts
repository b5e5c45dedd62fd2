import { z } from "zod";
import { type ErrorCode, errorStatus } from "@/lib/domain/error-codes";

/** A tyre that was sold once: what it was called, its category and the slug of its size, where others are. */
const gone = z.object({ name: z.string(), category: z.string(), size: z.string() });

/** What a change was refused for: the thing as it is now, and who has changed it when. */
const stale = z.object({
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
  current: z.unknown(),
});

/** RFC 9457 problem details as every call answers an error with. `left` and `line` belong to `out_of_stock`,
 * `reason` to `social_sign_in_failed`, `gone` and `stale` to the codes of those names. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  left: z.int().optional(),
  product_id: z.int().optional(),
  reason: z.string().optional(),
  gone: gone.optional(),
  stale: stale.optional(),
});

export type Stale = z.infer<typeof stale>;
export type Gone = z.infer<typeof gone>;
export type Problem = z.infer<typeof problem>;
