import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { money } from "@/lib/contract/money";
import { category, tyreSize } from "@/lib/contract/products";
import { seasons } from "@/lib/domain/category";

const named = { slug: z.string(), name: z.string() };
const years = { year_from: z.int(), year_to: z.int().nullable() };

/** A generation as it is chosen. `year_to` is `null` while it is made. */
const generationName = z.object({ ...named, ...years });

/** What the shop has of one wheel's size in one season: the category that holds most, and how many of it fit the car. */
const offer = z.object({
  season: z.enum(seasons),
  category,
  count: z.int(),
  fitting: z.int(),
  price_from: money,
});

/** The size and the least service description of an axle. `offers` names only seasons with a tyre that fits. */
const wheel = z.object({
  size: tyreSize,
  load_index: z.int(),
  load_index_dual: z.int().nullable(),
  speed_symbol: z.string(),
  offers: z.array(offer),
});

const fitment = z.object({ front: wheel, rear: wheel.nullable(), mixed: z.boolean(), most_common: z.boolean() });

const generation = generationName.extend({
  platform_code: z.string(),
  pcd: z.string(),
  centre_bore_mm: z.number(),
  confidence: z.enum(["high", "medium"]),
  fitments: z.array(fitment),
});

const make = z.object({
  ...named,
  models: z.array(z.object({ ...named, generations: z.array(generationName) })),
});

const vehicle = z.object({
  make: z.object(named),
  model: z.object(named),
  generations: z.array(generation),
});

const slug = z.string().min(1).max(60);

/** Cars with the sizes they are made for. The registration papers decide; this only leads there. */
export const vehicleCalls = {
  "GET /vehicles": {
    summary: "Makes with their models and generations",
    replies: { 200: z.object({ data: z.array(make) }) },
    errors: [],
  },
  "GET /vehicles/{make}/{model}": {
    summary: "One model: its generations with their tyre sizes, and how many tyres of each the shop has per season",
    path: z.object({ make: slug, model: slug }),
    replies: { 200: vehicle },
    errors: ["not_found"],
  },
} satisfies Record<string, Call>;

export type VehicleMake = z.infer<typeof make>;
export type Vehicle = z.infer<typeof vehicle>;
export type VehicleGeneration = z.infer<typeof generation>;
export type VehicleFitment = z.infer<typeof fitment>;
export type VehicleWheel = z.infer<typeof wheel>;
export type WheelOffer = z.infer<typeof offer>;
