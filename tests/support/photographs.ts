import sharp, { type Sharp } from "sharp";

/** A seeded generator of numbers from 0 to 1 (mulberry32): the same seed draws the same picture. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Grain, as a camera's sensor has it: points a little lighter and darker than the middle. */
function grain(width: number, height: number, next: () => number): Promise<Buffer> {
  const points = Buffer.alloc(width * height * 3);
  for (let at = 0; at < points.length; at += 3) points.fill(118 + Math.floor(next() * 20), at, at + 3);
  return sharp(points, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Draws what looks to an encoder like a photograph of a tyre: a dark ring with blocks on a soft ground, with grain. It is nobody's picture.
 * @param seed another draws another tyre
 * @returns the drawing, to be written in any format
 */
export async function photograph(seed: number, width = 1600, height = 1200): Promise<Sharp> {
  const next = numbers(seed);
  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) * 0.44];
  const blocks = Array.from({ length: 60 }, (_, at) => {
    const box = `x="${x - 9}" y="${y - radius}" width="${14 + next() * 10}" height="${radius * 0.3}" rx="4"`;
    const colour = `hsl(${next() * 40 + 200} 6% ${12 + next() * 16}%)`;
    return `<rect ${box} fill="${colour}" transform="rotate(${at * 6 + next() * 3} ${x} ${y})"/>`;
  });
  const ground = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${next() * 360} 14% 92%)"/><stop offset="1" stop-color="#aab"/></linearGradient>`;
  const rubber = `<radialGradient id="t"><stop offset=".5" stop-color="#99a"/><stop offset=".56" stop-color="#191a1d"/><stop offset="1" stop-color="#34363b"/></radialGradient>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${ground}${rubber}</defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#t)"/>${blocks.join("")}</svg>`;
  const input = await grain(width, height, next);
  return sharp(
    await sharp(Buffer.from(drawn))
      .composite([{ input, blend: "soft-light" }])
      .png()
      .toBuffer(),
  );
}

/** The same as a camera would send it. */
export async function photographJpeg(seed: number, width?: number, height?: number): Promise<Buffer> {
  return (await photograph(seed, width, height)).jpeg({ quality: 88 }).toBuffer();
}
