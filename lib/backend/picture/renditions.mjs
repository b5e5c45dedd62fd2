// The program that makes a picture's renditions: plain JavaScript in a process of its own, which may be as long and as large as it needs
// without a page waiting for it, and ends with its one picture. The file comes by standard input; a line of JSON goes out, and the bytes.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** The most points that are unpacked: a camera's 50 million, and a little more. A file that says it has more is not read on. */
const maxPoints = 64_000_000;
/** px; what is smaller shows nothing of a tyre. */
const minSide = 100;
/** How many times longer than the other a side may be. */
const maxRatio = 4;

/** What the qualities are tried in, best first, until a width's bytes fit. */
const qualities = { avif: [52, 42, 33, 25, 18], webp: [76, 64, 52, 40, 28], jpg: [84, 74, 64] };
/** The most bytes of a width: a row of a list is shown by the first two, a tyre's page begins with the third. Source: admin.md, 4.13 */
const mostBytes = { 160: 4_000, 320: 7_500, 640: 45_000, 1280: 180_000, 1920: 360_000 };

const made = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.jpeg({ quality, progressive: true }),
};

async function rendition(whole, width, format) {
  const image = sharp(whole.data, { raw: whole.info }).resize({ width });
  const most = mostBytes[width] ?? mostBytes[Object.keys(mostBytes).find((size) => Number(size) > width) ?? 1920];
  let bytes;
  for (const quality of qualities[format]) {
    bytes = await made[format](image.clone(), quality).toBuffer();
    if (bytes.length <= most) break;
  }
  return { width, format, bytes };
}

/** Upright, in the colours of screens, without what the camera noted, on white; no wider or higher than asked. */
async function opened(file, side) {
  const image = sharp(file, { limitInputPixels: maxPoints, failOn: "error", pages: 1 });
  const { width, height } = await image.metadata();
  if (Math.min(width, height) < minSide) return { problem: "picture_too_small" };
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) return { problem: "picture_too_long" };
  const whole = await image
    .autoOrient()
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { whole };
}

async function answerOf(file, { side, widths, jpegWidths }) {
  const { whole, problem } = await opened(file, side).catch((error) => ({
    problem: /pixel limit/i.test(String(error)) ? "picture_too_large" : "not_a_picture",
  }));
  if (problem) return { problem, renditions: [] };
  const { width, height } = whole.info;
  const renditions = [];
  const fitting = (sizes) => [...new Set(sizes.filter((size) => size < width).concat(width))];
  for (const format of ["avif", "webp"])
    for (const each of fitting(widths)) renditions.push(await rendition(whole, each, format));
  for (const each of fitting(jpegWidths)) renditions.push(await rendition(whole, each, "jpg"));
  return { width, height, renditions };
}

// Readers of other formats (SVG, PDF, TIFF and the like) are shut: whatever a file is called, only these open it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.concurrency(1);
sharp.cache(false);

const { renditions, ...said } = await answerOf(await buffer(process.stdin), JSON.parse(process.argv[2]));
const parts = renditions.map(({ bytes, ...each }) => ({ ...each, length: bytes.length }));
process.stdout.write(`${JSON.stringify({ ...said, parts })}\n`);
for (const { bytes } of renditions) process.stdout.write(bytes);
