import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { type KnownFitment, type KnownGeneration, knownMakes } from "@/lib/backend/vehicle/data";
import { offersFor } from "@/lib/backend/vehicle/offers";
import { type ServiceGroups, serviceGroups } from "@/lib/backend/vehicle/service-groups";
import type { VehicleFitment, VehicleGeneration, VehicleWheel } from "@/lib/contract/vehicles";
import type { Currency } from "@/lib/domain/locale";
import { offerTag } from "@/lib/domain/page-tags";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import type { WheelNeed } from "@/lib/domain/vehicle";

const nameOf = ({ slug, name, years }: KnownGeneration) => ({ slug, name, year_from: years[0], year_to: years[1] });

function presentGeneration(known: KnownGeneration, groups: ServiceGroups, currency: Currency): VehicleGeneration {
  const wheel = (need: WheelNeed): VehicleWheel => ({
    size: { ...need.size, text: formatTyreSize(need.size) },
    load_index: need.loadIndex,
    load_index_dual: need.loadIndexDual,
    speed_symbol: need.speedSymbol,
    offers: offersFor(need, groups, currency),
  });
  const fitment = ({ front, rear, mostCommon }: KnownFitment): VehicleFitment => ({
    front: wheel(front),
    rear: rear && wheel(rear),
    mixed: rear !== null,
    most_common: mostCommon,
  });
  return {
    ...nameOf(known),
    platform_code: known.code,
    pcd: known.pcd,
    centre_bore_mm: known.bore_mm,
    confidence: known.confidence,
    fitments: known.fitments.map(fitment),
  };
}

/** Every size that a model may have on its wheels. */
const sizesOf = ({ generations }: { generations: KnownGeneration[] }) =>
  generations
    .flatMap(({ fitments }) => fitments)
    .flatMap(({ front, rear }) => [front, rear ?? front])
    .map(({ size }) => size);

/** Cars and the tyre sizes they are made for. */
export const vehicleHandlers: Handlers<"GET /vehicles" | "GET /vehicles/{make}/{model}"> = {
  "GET /vehicles": (_input, { language, reads }) => {
    reads({});
    const order = new Intl.Collator(language, { numeric: true });
    const byName = (a: { name: string }, b: { name: string }) => order.compare(a.name, b.name);
    const data = knownMakes().map(({ slug, name, models }) => ({
      slug,
      name,
      models: models
        .map((model) => ({ slug: model.slug, name: model.name, generations: model.generations.map(nameOf) }))
        .sort(byName),
    }));
    return { status: 200, body: { data: data.sort(byName) } };
  },

  "GET /vehicles/{make}/{model}": async ({ path }, { currency, reads }) => {
    const make = knownMakes().find(({ slug }) => slug === path.make);
    const model = make?.models.find(({ slug }) => slug === path.model);
    if (!make || !model) throw new ApiProblem("not_found");
    const groups = await serviceGroups();
    reads({ tags: sizesOf(model).map(offerTag) });
    return {
      status: 200,
      body: {
        make: { slug: make.slug, name: make.name },
        model: { slug: model.slug, name: model.name },
        generations: model.generations.map((generation) => presentGeneration(generation, groups, currency)),
      },
    };
  },
};
