import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "@/lib/config";
import { pageTags } from "@/lib/domain/page-tags";
import { onStop } from "@/lib/runtime/stop-tasks";
import { contentOfWatched } from "@/lib/runtime/watched-files";
import { onPurge } from "../../runtime/cached-pages";
import { DiskPages } from "./disk-pages";

/** How long a start waits for the disk to be looked through, and a stop for a page that is being written, ms. */
const patience = 2000;

const asJson = (_name: string, value: unknown) => (value instanceof Map ? [...value] : value);

/**
 * The pages of this shop on disk; `undefined` where they are switched off. Pages of another build, other settings (of whatever kind) or
 * other texts are other pages.
 * @param build the build's folder, `.next`
 */
export async function diskPages(config: Config, build: string): Promise<DiskPages | undefined> {
  const { dataDir, pageDiskMegabytes: megabytes } = config;
  if (megabytes === 0) return undefined;
  const made = `${readFileSync(join(build, "BUILD_ID"), "utf8")} ${JSON.stringify(config, asJson)}`;
  const edition = async () => `${made} ${await contentOfWatched()}`;
  const pages = new DiskPages({ root: resolve(dataDir, "pages"), bytes: megabytes * 1024 * 1024, edition });
  onPurge((tags) => {
    if (tags?.includes(pageTags.articles) || tags?.includes(pageTags.texts)) pages.reopen();
  });
  const idle = () => Promise.race([pages.idle(), pause(patience, undefined, { ref: false })]);
  onStop(idle);
  await idle();
  return pages;
}
