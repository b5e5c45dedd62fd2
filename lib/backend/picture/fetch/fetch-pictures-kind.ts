import { z } from "zod";
import type { JobKind } from "@/lib/backend/jobs/job";

/** Fetches what lists have named, as long as there is any. One such job at a time, of all processes. */
export const fetchPicturesKind = {
  task: "fetch_pictures",
  payload: z.object({}),
  queue: "pictures",
} satisfies JobKind<Record<string, never>>;
