import { z } from "zod";
import vehiclesJson from "@/lib/backend/vehicle/data/vehicles.json";
import { slugify } from "@/lib/domain/slug";
import { parseTyreSize } from "@/lib/domain/tyre-size-spelling";
import type { Fitment, WheelNeed } from "@/lib/domain/vehicle";

export type KnownFitment = Fitment & { mostCommon: boolean };

function readWheel(text: string): WheelNeed {
  const parsed = parseTyreSize(text);
  if (parsed?.loadIndex === undefined || parsed.speedSymbol === undefined)
    throw new RangeError(`Not a tyre size with a service description: ${text}`);
  const { size, loadIndex, loadIndexDual = null, speedSymbol } = parsed;
  return { size, loadIndex, loadIndexDual, speedSymbol };
}

/** `"*205/55 R16 91V"`: on all wheels, the usual one; `"225/45 R18 91Y + 245/40 R18 93Y"`: front and rear. */
const fitment = z.string().transform((text): KnownFitment => {
  const [front = "", rear] = text.replace("*", "").split(" + ");
  return {
    front: readWheel(front),
    rear: rear === undefined ? null : readWheel(rear),
    mostCommon: text.startsWith("*"),
  };
});

const generation = z
  .object({
    name: z.string(),
    code: z.string(),
    years: z.tuple([z.int(), z.int().nullable()]),
    pcd: z.string(),
    bore_mm: z.number(),
    /** `medium`: verify before a sale. */
    confidence: z.enum(["high", "medium"]),
    fitments: z.array(fitment).min(1),
  })
  .transform((read) => ({ ...read, slug: slugify(read.name) }));

const withSlug = <Named extends { name: string }>(read: Named) => ({ ...read, slug: slugify(read.name) });
const model = z.object({ name: z.string(), generations: z.array(generation).min(1) }).transform(withSlug);
const make = z.object({ name: z.string(), models: z.array(model).min(1) }).transform(withSlug);

type KnownMake = z.output<typeof make>;
export type KnownGeneration = z.output<typeof generation>;

let read: KnownMake[] | undefined;

/**
 * The makes with their models and generations, read and checked once. An own compilation of usual first equipment with
 * the least usual service description; what a car may have, its papers say.
 */
export function knownMakes(): KnownMake[] {
  read ??= z.array(make).parse(vehiclesJson);
  return read;
}
