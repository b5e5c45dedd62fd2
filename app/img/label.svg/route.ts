import { labelShapesSvg } from "@/components/catalogue/label/label-shapes";
import { declareSharedDrawing } from "@/lib/runtime/page-answer";

export const dynamic = "force-dynamic";

/**
 * `/img/label.svg`: the shapes that all labels share. A file, so that pages need not include them; browsers cache it forever,
 * since pages link it with a version.
 */
export function GET(): Response {
  declareSharedDrawing();
  return new Response(labelShapesSvg(), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
