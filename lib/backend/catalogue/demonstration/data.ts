import { z } from "zod";
import brandsJson from "@/lib/backend/catalogue/demonstration/data/brands.json";
import sizesJson from "@/lib/backend/catalogue/demonstration/data/sizes.json";
import { type Family, families, seasons } from "@/lib/domain/category";
import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import { type ParsedTyreSize, parseTyreSize } from "@/lib/domain/tyre-size-spelling";

const segments = ["eco", "touring", "uhp", "suv", "ev", "at", "nordic", "studded", "van"] as const;
const tiers = ["premium", "quality", "mid", "budget"] as const;
const notes = ["new", "outgoing", "ms", "three_pmsf", "ice", "studded", "ev"] as const;

const words = <Word extends string>(known: readonly [Word, ...Word[]]) =>
  z.string().transform((text) => z.array(z.enum(known)).parse(text.split(" ").filter(Boolean)));

/** `"A-C B-B 69-72"`: best and worst fuel class, best and worst wet class, least and most dB. Empty: no label. */
const labelRange = z.string().transform((text) => {
  if (text === "") return null;
  const [, fuelBest, fuelWorst, wetBest, wetWorst, quiet, loud] =
    /^([A-E])-([A-E]) ([A-E])-([A-E]) (\d\d)-(\d\d)$/.exec(text) ?? [];
  const range = (best: string | undefined, worst: string | undefined) =>
    z.tuple([z.enum(labelClasses), z.enum(labelClasses)]).parse([best, worst]);
  return {
    fuel: range(fuelBest, fuelWorst),
    wet: range(wetBest, wetWorst),
    noise: [Number(quiet), Number(loud)] as [number, number],
  };
});

const pattern = z
  .tuple([
    z.string(),
    z.enum(seasons),
    z.enum(segments),
    words(families),
    z.enum(["symmetric", "asymmetric", "directional"]),
    z.int(),
    z.int(),
    labelRange,
    words(notes),
  ])
  .transform(([name, season, segment, made, tread, rimMin, rimMax, label, noted]) => {
    const snow = season !== "summer"; // winter and all-season tyres carry both marks
    const has = (note: (typeof notes)[number]) => noted.includes(note);
    return {
      name,
      season,
      segment,
      families: made,
      tread,
      rims: [rimMin, rimMax] as const,
      label,
      status: has("new") ? "new" : has("outgoing") ? "outgoing" : "current",
      ms: snow || has("ms"),
      threePmsf: snow || has("three_pmsf"),
      ice: has("ice"),
      studded: has("studded"),
      ev: has("ev"),
    } as const;
  });

const brand = z.object({
  slug: z.string(),
  name: z.string(),
  tier: z.enum(tiers),
  country: z.string().length(2),
  manufacturer: z.string(),
  /** Price level against a European brand of the middle class. */
  price: z.number(),
  patterns: z.array(pattern),
});

const size = z
  .tuple([z.string(), z.enum(families), z.int(), z.string()])
  .transform(([text, family, popularity, services]) => ({
    text,
    family,
    /** Estimated demand, 1–1000, against the most wanted size. */
    popularity,
    services: services.split("; ").map((service) => readService(text, service)),
  }));

export type DemoService = Required<Pick<ParsedTyreSize, "size" | "loadIndex" | "speedSymbol">> & {
  loadIndexDual: number | null;
  xl: boolean;
};

function readService(text: string, service: string): DemoService {
  const parsed = parseTyreSize(`${text} ${service}`);
  if (parsed?.loadIndex === undefined || parsed.speedSymbol === undefined)
    throw new RangeError(`Not a tyre size with a service description: ${text} ${service}`);
  const { size, loadIndex, speedSymbol, loadIndexDual = null, xl = false } = parsed;
  return { size, loadIndex, speedSymbol, loadIndexDual, xl };
}

export type DemoBrand = z.output<typeof brand>;
export type DemoPattern = z.output<typeof pattern>;
export type DemoSize = z.output<typeof size> & { family: Family };
export type LabelRange = [LabelClass, LabelClass];

/** The brands of the demonstration with their patterns, read and checked. */
export const readDemoBrands = (): DemoBrand[] => z.array(brand).parse(brandsJson);

/** The sizes of the demonstration with the service descriptions they are made with, the most wanted first. */
export const readSizes = (): DemoSize[] => z.array(size).parse(sizesJson);
