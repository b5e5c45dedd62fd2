import type { ComparedProduct } from "@/lib/contract/compare";
import { labelClasses } from "@/lib/domain/eu-label";

/** The properties by which a comparison names the best tyre. */
const comparedBy = ["price", "arrival", "fuel", "wet", "noise", "load", "speed", "year", "rating"] as const;
export type ComparedBy = (typeof comparedBy)[number];

/** A tyre with the first day it arrives, `YYYY-MM-DD`; `null` when there is none to send. */
export type Arriving = { product: ComparedProduct; arrival: string | null };

type Figure = { of: (tyre: Arriving) => number | null; better: "less" | "more" };

const grade = (name: "fuel" | "wet"): Figure => ({
  of: ({ product: { label } }) => (label ? labelClasses.indexOf(label[name]) : null),
  better: "less",
});

const figures: Record<ComparedBy, Figure> = {
  price: { of: ({ product }) => product.price.amount, better: "less" },
  arrival: { of: ({ arrival }) => (arrival === null ? null : Date.parse(arrival)), better: "less" },
  fuel: grade("fuel"),
  wet: grade("wet"),
  noise: { of: ({ product }) => product.label?.noise_db ?? null, better: "less" },
  load: { of: ({ product }) => product.max_load_kg, better: "more" },
  speed: { of: ({ product }) => product.max_speed_kmh, better: "more" },
  year: { of: ({ product }) => product.production_year, better: "more" },
  rating: { of: ({ product }) => product.rating?.average ?? null, better: "more" },
};

/** Ids of the tyres that are best by one figure: empty when all are equal or fewer than two are known. */
export function bestOf(tyres: readonly Arriving[], by: ComparedBy): ReadonlySet<number> {
  const { of, better } = figures[by];
  const known = tyres.flatMap((tyre) => {
    const figure = of(tyre);
    return figure === null ? [] : [{ id: tyre.product.id, figure }];
  });
  const values = known.map(({ figure }) => figure);
  const best = better === "less" ? Math.min(...values) : Math.max(...values);
  if (values.every((value) => value === best)) return new Set();
  return new Set(known.filter(({ figure }) => figure === best).map(({ id }) => id));
}
