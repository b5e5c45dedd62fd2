import { sideSvg } from "@/components/catalogue/drawing/side";
import { declareSharedDrawing } from "@/lib/runtime/page-answer";

export const dynamic = "force-dynamic";

/** `/img/wheel.svg`: the tyre that stands for the zero of 404. A file, so that pages need not include the drawing. */
export function GET(): Response {
  const wheel = { season: "summer", family: "car", tread: "symmetric", seed: "dezen" } as const;
  declareSharedDrawing();
  return new Response(sideSvg(wheel, { brand: "DEZÉN", size: "404" }, { mode: "file" }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
