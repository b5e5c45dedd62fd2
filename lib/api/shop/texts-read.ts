import "server-only";
import { pageTags } from "@/lib/domain/page-tags";
import { reportReads } from "@/lib/runtime/page-answer";
import { noReads } from "@/lib/runtime/page-reads";

/** Tells that the page shows a legal or help text of `messages/pages`. */
export function reportTexts(): void {
  reportReads({ ...noReads, tags: [pageTags.texts] });
}
