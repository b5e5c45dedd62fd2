import jsQR from "jsqr";
import { PNG } from "pngjs";

type Picture = { data: Uint8ClampedArray; width: number; height: number };

function decode({ data, width, height }: Picture): string | null {
  return jsQR(data, width, height)?.data ?? null;
}

/** What a camera reads in a PNG; `null` when there is no code in it. */
export function readPng(bytes: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(bytes);
  return decode({ data: new Uint8ClampedArray(data), width, height });
}

const scale = 4;

/**
 * What a camera reads in an SVG of the kind the shop makes (horizontal strokes of one unit on a white ground), drawn
 * here unit by unit; `null` when there is no code in it.
 */
export function readSvg(svg: string): string | null {
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1] ?? 0);
  const path = [...svg.matchAll(/<path stroke="#000000" d="([^"]+)"/g)].map((match) => match[1] ?? "").join("");
  const edge = size * scale;
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
  const dot = (x: number, y: number) => {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + 1) * scale; column += 1) {
        data.set([0, 0, 0, 255], (row * edge + column) * 4);
      }
    }
  };
  let x = 0;
  let y = 0;
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?:[ ,](-?[\d.]+))?/g)) {
    if (command === "h") {
      for (let step = 0; step < Number(first); step += 1) dot(x + step, y);
      x += Number(first);
    } else {
      x = command === "M" ? Number(first) : x + Number(first);
      y = command === "M" ? Math.floor(Number(second)) : y + Number(second);
    }
  }
  return decode({ data, width: edge, height: edge });
}
