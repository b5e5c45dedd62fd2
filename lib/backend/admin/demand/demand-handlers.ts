import { readDemand } from "@/lib/backend/admin/demand/read-demand";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminDemandCalls } from "@/lib/contract/admin/demand";

/** What is asked for and not had. */
export const adminDemandHandlers: Handlers<keyof typeof adminDemandCalls> = {
  "GET /admin/demand": async ({ query }, { now }) => ({ status: 200, body: await readDemand(query.days, now) }),
};
