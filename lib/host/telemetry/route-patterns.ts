import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isLanguage } from "@/lib/domain/locale";

const manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** The label of every file: of `public` and of the build. */
export const files = "file";

/**
 * Names an address by the pattern of its page, so that logs hold nothing that was typed and metrics have few labels:
 * `/[lang]/[category]/[[...slug]]`, `file`, `other` for what is no page.
 * @param build the folder of the build, @param publicFolder of files that are served as they lie
 * @throws Error when the build is not there or not readable
 */
export function readRoutePatterns(build: string, publicFolder: string): (url: string) => string {
  const { staticRoutes, dynamicRoutes } = manifest.parse(
    JSON.parse(readFileSync(join(build, "routes-manifest.json"), "utf8")),
  );
  const pages = new Set(staticRoutes.map(({ page }) => page).filter((page) => !page.startsWith("/_")));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const lying = new Set(readdirSync(publicFolder, { recursive: true }).map((name) => `/${name}`));
  return (url) => {
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    if (path.startsWith("/_next/") || lying.has(path)) return files;
    if (pages.has(path)) return path;
    const first = path.split("/", 2)[1] ?? "";
    return (
      patterns.find(({ page, pattern }) => pattern.test(path) && (isLanguage(first) || !page.startsWith("/[lang]")))
        ?.page ?? "other"
    );
  };
}
