import { FileTooLarge } from "@/lib/backend/change-set/store-file";
import { FileGone } from "@/lib/backend/change-set/stored-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { FetchRefused } from "@/lib/backend/kernel/public-fetch";

export type ChangeSetProblem = { code: string; values?: Record<string, string | number> };

/**
 * Why the work on a change set has failed, in a code of `import.refused` or one of its own; `failed` for what is no fault of the list, and
 * is for the log.
 */
export function problemOf(error: unknown): ChangeSetProblem {
  if (error instanceof ImportRefused) {
    const { file: _, ...values } = error.values;
    return { code: error.code, values };
  }
  if (error instanceof FetchRefused)
    return { code: `fetch_${error.code}`, ...(error.status !== undefined && { values: { status: error.status } }) };
  if (error instanceof FileGone) return { code: "file_gone" };
  if (error instanceof FileTooLarge) return { code: "too_large" };
  return { code: "failed" };
}
