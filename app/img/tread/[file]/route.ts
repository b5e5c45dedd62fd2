import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { patternBySlug } from "@/lib/api/catalogue/pattern-server";
import { treadVersion } from "@/lib/domain/tread-path";
import { declareSharedDrawing } from "@/lib/runtime/page-answer";
import { treadPng } from "./picture";

/** Lists show the upper half; drawing units. */
const crop = 300;
const year = 31_536_000;
const forGood = `public, max-age=${year}, immutable`;
/** For an address without the current version: its content changes with the drawings. */
const forADay = "public, max-age=86400";

function noSuchFile(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
}

/**
 * `/img/tread/{brand}-{pattern}.svg`, and `.png` for price comparers: the drawn tread of a pattern as a file of its own. An
 * address with a version always has the same drawing, so browsers may cache it forever.
 */
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
  declareSharedDrawing();
  return new Response(treadSvg(drawn, { mode: "file", crop }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": cacheControl,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
