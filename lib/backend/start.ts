import { reportCatalogueBesideHost } from "@/lib/backend/catalogue/beside-host";
import { fillEmptyCatalogue } from "@/lib/backend/catalogue/demonstration/fill";
import { startDemand } from "@/lib/backend/demand/write-demand";
import { startWorker } from "@/lib/backend/jobs/worker";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { applyPendingMigrations } from "@/lib/backend/migrate";
import { listenForPageChanges } from "@/lib/backend/pages/listen-for-changes";
import { createSlugIndex } from "@/lib/backend/pages/slug-index";
import { watchArticles } from "@/lib/backend/pages/watch-articles";
import { readRendition } from "@/lib/backend/picture/read-rendition";
import { jobs, mailTasks } from "@/lib/backend/registry";
import { loadVocabulary } from "@/lib/backend/search/load-vocabulary";
import { searchReader } from "@/lib/backend/search/read-search";
import { readFigures } from "@/lib/backend/shop/figures";
import { readConfig } from "@/lib/config";
import { providePictureReader } from "@/lib/runtime/picture-reader";
import { processWide } from "@/lib/runtime/process-wide";
import { provideSearchReader } from "@/lib/runtime/search-reader";
import { provideFigures } from "@/lib/runtime/shop-figures";
import { providedSlugIndex, provideSlugIndex } from "@/lib/runtime/slug-index";
import { log } from "@/lib/telemetry/log";

/** The background work of a process once the database is ready; each must be safe to call twice. */
const background: (() => Promise<void> | void)[] = [
  () => startWorker(jobs),
  listenForPageChanges,
  watchArticles,
  startDemand,
  () => provideFigures(() => readFigures(mailTasks)),
  async () => {
    provideSearchReader(searchReader);
    // Else the first search would wait for it, and all requests while it is made.
    await loadVocabulary().catch((error: unknown) =>
      log().warn({ error }, "The words of the search could not be read."),
    );
  },
  () => providePictureReader(readRendition),
  async () => {
    if (readConfig().apiHost || providedSlugIndex()) return;
    const index = createSlugIndex();
    provideSlugIndex(index);
    await index.read(); // as for the words of the search
  },
];

const started = processWide<Promise<void> | undefined>("start", () => undefined);

async function prepare(): Promise<void> {
  await underUpkeepLock(
    async (connection) => {
      await applyPendingMigrations(connection);
      // Demonstration tyres cannot be ordered at a back end elsewhere.
      if (readConfig().apiFill) await reportCatalogueBesideHost(connection);
      else await fillEmptyCatalogue(connection, new Date().getFullYear());
    },
    () => log().info("Waiting for another process to prepare the database."),
  );
  for (const begin of background) await begin();
}

/**
 * Prepares the embedded API: migrations, the first catalogue (none beside a back end elsewhere), then the work in the
 * background. Any number of processes may call it at once, and a process any number of times; after a failure the next
 * call tries again.
 */
export function start(): Promise<void> {
  const begun =
    started.get() ??
    prepare().catch((error: unknown) => {
      started.set(undefined);
      throw error;
    });
  started.set(begun);
  return begun;
}
