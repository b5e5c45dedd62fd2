import { apiServer } from "@/lib/backend/kernel/http/server";
import { handlers } from "@/lib/backend/registry";

/** The embedded API. */
export const handle = apiServer(handlers);
