import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { patternBySlug } from "@/lib/api/patterns";
import { treadPng } from "./picture";

/** The upper half is what lists show; in units of the drawing. */
const crop = 300;
const year = 31_536_000;
const kept = `public, max-age=${year}, immutable`;

function noSuchFile(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
}

/** `/img/tread/{brand}-{pattern}.svg`, and `.png` for price comparers: the drawn tread of a pattern as a file of its own.
 * The same name is always the same drawing, so that browsers may keep it for good. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, slug, type] = /^([a-z0-9-]+)\.(svg|png)$/.exec((await params).file) ?? [];
  const pattern = slug === undefined ? null : await patternBySlug(slug);
  if (!pattern) return noSuchFile();
  const drawn = drawnPattern(pattern.slug, pattern);
  if (type === "png") {
    const picture = await treadPng(treadSvg(drawn, { mode: "file" }));
    return new Response(picture, { headers: { "content-type": "image/png", "cache-control": kept } });
  }
  return new Response(treadSvg(drawn, { mode: "file", crop }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": kept,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
