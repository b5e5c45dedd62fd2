import { sitemapFiles } from "@/lib/api/sitemap/server";
import { readConfig } from "@/lib/config";
import { sitemapIndexXml } from "@/lib/seo/sitemap-xml";
import { xmlAnswer } from "@/lib/seo/xml-answer";

export const dynamic = "force-dynamic";

/** `/sitemap.xml`: the index of all sitemaps. */
export async function GET(): Promise<Response> {
  return xmlAnswer(sitemapIndexXml(await sitemapFiles(), readConfig().publicUrl));
}
