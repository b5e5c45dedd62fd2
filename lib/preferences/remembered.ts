import { type CategoryId, categoryById } from "@/lib/domain/category";
import { parseSizeSlug, sizeSlug } from "@/lib/domain/tyre-size";
import { type AxleNeed, axles } from "@/lib/domain/vehicle";

/** One wheel of the car: the slug of its size, least load index (and twin mounting's), least speed symbol. */
export type RememberedWheel = {
  axle: AxleNeed["axle"];
  size: string;
  load: number;
  dual: number | null;
  speed: string;
};

/** `make`, `model`, `generation` are slugs, `name` is what the shopper reads. */
export type RememberedCar = {
  make: string;
  model: string;
  generation: string;
  name: string;
  wheels: RememberedWheel[];
};

/** The size looked at last, as it is written, with the category it was shown in. */
export type RememberedSize = { text: string; slug: string; category: CategoryId };

/** The shopper's car and size, stored in this browser as JSON. It is never sent, and no server-rendered page depends on it. */
export type Remembered = { car: RememberedCar | null; size: RememberedSize | null };

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const isSlug = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,60}$/.test(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 80;

function readWheel(value: unknown): RememberedWheel[] {
  if (!isObject(value)) return [];
  const { axle, size, load, dual, speed } = value;
  const known = axles.find((name) => name === axle);
  if (!known || !isSlug(size) || !parseSizeSlug(size) || typeof load !== "number" || !isText(speed)) return [];
  return [{ axle: known, size, load, dual: typeof dual === "number" ? dual : null, speed }];
}

function readCar(value: unknown): RememberedCar | null {
  if (!isObject(value)) return null;
  const { make, model, generation, name, wheels } = value;
  if (!isSlug(make) || !isSlug(model) || !isSlug(generation) || !isText(name) || !Array.isArray(wheels)) return null;
  const read = wheels.flatMap(readWheel);
  return read.length > 0 ? { make, model, generation, name, wheels: read } : null;
}

function readSize(value: unknown): RememberedSize | null {
  if (!isObject(value) || !isText(value.text) || !isSlug(value.slug) || !parseSizeSlug(value.slug)) return null;
  const category = categoryById(String(value.category));
  return category ? { text: value.text, slug: value.slug, category: category.id } : null;
}

/** Reads what was stored; whatever is not as it was written counts as nothing. */
export function readRemembered(text: string | null): Remembered {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (isObject(stored)) return { car: readCar(stored.car), size: readSize(stored.size) };
  } catch {
    // damaged or foreign content: treated as empty
  }
  return { car: null, size: null };
}

/** What the car asks, in the words of the domain. */
export function rememberedNeeds({ wheels }: RememberedCar): AxleNeed[] {
  return wheels.flatMap(({ axle, size: slug, load, dual, speed }) => {
    const size = parseSizeSlug(slug);
    return size ? [{ axle, need: { size, loadIndex: load, loadIndexDual: dual, speedSymbol: speed } }] : [];
  });
}

/** The needs of a car as they are stored. */
export function rememberWheels(needs: readonly AxleNeed[]): RememberedWheel[] {
  return needs.map(({ axle, need }) => ({
    axle,
    size: sizeSlug(need.size),
    load: need.loadIndex,
    dual: need.loadIndexDual,
    speed: need.speedSymbol,
  }));
}
