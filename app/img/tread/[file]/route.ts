import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { patternBySlug } from "@/lib/api/patterns";

/** The upper half is what lists show; in units of the drawing. */
const crop = 300;
const year = 31_536_000;

function noSuchFile(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
}

/** `/img/tread/{brand}-{pattern}.svg`: the drawn tread of a pattern as a file of its own. The same name is always the
 * same drawing, so that browsers may keep it for good. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const slug = /^([a-z0-9-]+)\.svg$/.exec((await params).file)?.[1];
  const pattern = slug === undefined ? null : await patternBySlug(slug);
  if (!pattern) return noSuchFile();
  return new Response(treadSvg(drawnPattern(pattern.slug, pattern), { mode: "file", crop }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": `public, max-age=${year}, immutable`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
