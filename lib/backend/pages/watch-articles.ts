import { articlesFolder } from "@/lib/backend/article/articles";
import { pageTags } from "@/lib/domain/page-tags";
import { purgePages } from "@/lib/runtime/cached-pages";
import { processWide } from "@/lib/runtime/process-wide";
import { watchFiles } from "@/lib/runtime/watched-files";

const watched = processWide("watched articles", () => false);

/** Outdates the pages that show articles when a file of theirs is written. */
export function watchArticles(): void {
  if (watched.get()) return;
  watched.set(true);
  watchFiles(articlesFolder(), () => purgePages([pageTags.articles]));
}
