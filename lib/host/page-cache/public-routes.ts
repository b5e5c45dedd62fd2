import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const routes = z.object({ dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })) });
const prerendered = z.object({ dynamicRoutes: z.record(z.string(), z.unknown()) });

/**
 * Which pages the build found to be the same for every visitor. It chooses as Next's own router does: the first pattern that
 * fits. A page that became personal leaves the list with the next build.
 * @param folder the build's, `.next`
 * @returns whether the page of an internal path (`/cs-u-cu-czk/terms`) may be cached
 * @throws Error when the build is not there or not readable
 */
export function readPublicRoutes(folder: string): (internalPath: string) => boolean {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const kept = prerendered.parse(read("prerender-manifest.json")).dynamicRoutes;
  const patterns = routes
    .parse(read("routes-manifest.json"))
    .dynamicRoutes.map(({ page, regex }) => ({ pattern: new RegExp(regex), kept: page in kept }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.kept ?? false;
}
