import { sitemapFile } from "@/lib/api/sitemap/server";
import { readConfig } from "@/lib/config";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { xmlAnswer } from "@/lib/seo/xml-answer";

export const dynamic = "force-dynamic";

/** `/sitemaps/{kind}-{language}-{number}.xml`: pages of one kind in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = await sitemapFile((await params).file);
  if (!found) return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
  return xmlAnswer(sitemapXml(found.entries, found.language, readConfig().publicUrl));
}
