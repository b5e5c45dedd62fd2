import { drawPng } from "@/lib/picture/draw-png";

/** Width and height of the picture, px: what price comparers ask for. */
const side = 800;
/** Height of the tyre in it, px. */
const tall = 760;

/**
 * The tread as a PNG on white, for clients that accept no SVG.
 * @param svg a whole drawing of `treadSvg`
 * @throws Error when the drawing has no view box
 */
export async function treadPng(svg: string): Promise<ArrayBuffer> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error("A drawing without a view box.");
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return drawPng(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: "#fff",
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn on the server, no browser loads it */}
      <img alt="" src={source} width={(tall * Number(width)) / Number(height)} height={tall} />
    </div>,
    { width: side, height: side },
  );
}
