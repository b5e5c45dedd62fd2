import type { MetadataRoute } from "next";
import { readConfig } from "@/lib/config";
import { uncrawledPaths } from "@/lib/seo/indexed-pages";

// The shop's public address is read at start, not at build.
export const dynamic = "force-dynamic";

/** `/robots.txt` */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: uncrawledPaths() },
    sitemap: `${readConfig().publicUrl}/sitemap.xml`,
  };
}
