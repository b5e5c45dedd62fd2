import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import type { StaffRight } from "@/lib/domain/admin/rights";

/** What a call of the admin asks of its caller. */
export type AdminAccess = {
  /**
   * One of several is enough. `any`: whoever is signed in; `enrol`: also who has no second factor yet and is setting it up;
   * `half`: also before the second factor was shown; `none`: anybody, the first step.
   */
  right: StaffRight | readonly StaffRight[] | "any" | "enrol" | "half" | "none";
  /** The caller has shown the second factor within the last quarter of an hour; who is just setting it up has none to show. */
  stepUp?: true;
};

/** A call of the admin: one without its access does not compile. */
export type AdminCall = Call & { admin: AdminAccess };

/** A revision as the caller has seen it. */
export const revision = z.int().min(0);

/** Where the next portion of a list begins; `null` at its end. */
export const page = z.object({ next: z.string().nullable() });
