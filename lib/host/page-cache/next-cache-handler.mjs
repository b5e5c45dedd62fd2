import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = nextCache.default ?? nextCache;

/**
 * Next's own page cache, silent where the host in front of it keeps the pages: a page has one place to be outdated in.
 * Under plain `next start` there is no such host, and Next keeps them itself.
 */
export default class CacheBehindHost extends FileSystemCache {
  async get(...asked) {
    return globalThis.dezenPages ? null : super.get(...asked);
  }

  async set(...given) {
    if (!globalThis.dezenPages) await super.set(...given);
  }
}
