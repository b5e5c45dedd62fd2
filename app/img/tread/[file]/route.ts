import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { patternBySlug } from "@/lib/api/catalogue/pattern-server";
import { treadVersion } from "@/lib/domain/tread-path";
import { treadPng } from "./picture";

/** The upper half is what lists show; in units of the drawing. */
const crop = 300;
const year = 31_536_000;
const forGood = `public, max-age=${year}, immutable`;
/** Of an address without today's version: what stands there changes with the drawings. */
const forADay = "public, max-age=86400";

function noSuchFile(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
}

/** `/img/tread/{brand}-{pattern}.svg`, and `.png` for price comparers: the drawn tread of a pattern as a file of its own.
 * Under an address with a version it is always the same drawing, so that browsers may keep it for good. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, slug, type] = /^([a-z0-9-]+)\.(svg|png)$/.exec((await params).file) ?? [];
  const pattern = slug === undefined ? null : await patternBySlug(slug);
  if (!pattern) return noSuchFile();
  const cacheControl = new URL(request.url).searchParams.get("v") === treadVersion ? forGood : forADay;
  const drawn = drawnPattern(pattern.slug, pattern);
  if (type === "png") {
    const picture = await treadPng(treadSvg(drawn, { mode: "file" }));
    return new Response(picture, { headers: { "content-type": "image/png", "cache-control": cacheControl } });
  }
  return new Response(treadSvg(drawn, { mode: "file", crop }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": cacheControl,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
