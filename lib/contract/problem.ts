import { z } from "zod";
import { type ErrorCode, errorStatus } from "@/lib/domain/error-codes";

/** RFC 9457 problem details as every call answers an error with. `left` and `line` belong to `out_of_stock`,
 * `reason` to `social_sign_in_failed`. */
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
});

export type Problem = z.infer<typeof problem>;
