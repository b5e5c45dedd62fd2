import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = nextCache.default ?? nextCache;

/**
 * Next's own page cache, silent where the host in front of it keeps the pages: a page has one place to be outdated in.
 * Under plain `next start` there is no such host, and Next keeps them itself.
 */
/** Does the page host cache pages? As `lib/runtime/cached-pages` says it; Next loads this file by itself. */
const isHostCaching = () => globalThis.dezen?.get("cached pages") !== undefined;

export default class CacheBehindHost extends FileSystemCache {
  async get(...asked) {
    return isHostCaching() ? null : super.get(...asked);
  }

  async set(...given) {
    if (!isHostCaching()) await super.set(...given);
  }
}
