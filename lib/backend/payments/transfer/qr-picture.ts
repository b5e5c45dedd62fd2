import { toBuffer, toString as toText } from "qrcode";

/** Quiet zone of four modules and medium correction, as both payment standards ask. */
const style = { errorCorrectionLevel: "M", margin: 4 } as const;

/** The QR code of `text` as an SVG document: black on white in any theme, so that every camera reads it. */
export async function qrSvg(text: string): Promise<string> {
  const svg = await toText(text, { ...style, type: "svg" });
  return svg.trim();
}

/**
 * PNG options: the filter "up" on every row and the default strategy. For squares the result is as small as with all five
 * filters tried on each row, in a tenth of the time.
 */
const squares = { filterType: 2, deflateStrategy: 0 } as const;

/** The QR code of `text` as a PNG, for mail, where SVG is not shown. `size` is the edge in pixels. */
export function qrPng(text: string, size: number): Promise<Buffer> {
  return toBuffer(text, { ...style, type: "png", width: size, rendererOpts: squares });
}
