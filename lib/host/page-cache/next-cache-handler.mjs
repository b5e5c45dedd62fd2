import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = nextCache.default ?? nextCache;

/**
 * Next's own page cache, switched off where the host in front of it caches the pages, so that a page has to be outdated in
 * one place only. Under plain `next start` there is no such host, and Next caches them itself.
 */
/** Does a host in front cache pages? As `lib/runtime/front-process` says it; Next loads this file by itself. */
const isHostCaching = () => globalThis.dezen?.get("front") !== undefined;

export default class CacheBehindHost extends FileSystemCache {
  async get(...asked) {
    return isHostCaching() ? null : super.get(...asked);
  }

  async set(...given) {
    if (!isHostCaching()) await super.set(...given);
  }
}
