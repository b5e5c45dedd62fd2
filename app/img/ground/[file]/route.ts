import { flatSvg } from "@/components/catalogue/drawing/flat";
import { categoryById } from "@/lib/domain/category";
import { declareSharedDrawing } from "@/lib/runtime/page-answer";

/**
 * `/img/ground/{category}.svg`: the tread behind the head of a category's listings, as a mask for the head's colours. A file,
 * so that listings need not include the drawing twice, as markup and as React data.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, id] = /^([a-z_-]+)\.svg$/.exec((await params).file) ?? [];
  const category = id === undefined ? undefined : categoryById(id);
  if (!category) return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
  const { season, family } = category;
  const drawn = { season, family, tread: "directional", seed: category.id } as const;
  declareSharedDrawing();
  return new Response(flatSvg(drawn, { pitches: 6, mode: "mask" }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
