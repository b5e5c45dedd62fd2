import type { Vehicle, VehicleFitment, VehicleGeneration, VehicleWheel } from "@/lib/contract/vehicles";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { type AxleNeed, axleNeeds, type Fitment, type WheelNeed } from "@/lib/domain/vehicle";
import { type RememberedCar, rememberWheels } from "@/lib/preferences/remembered";

/** Make and model, with the generation where one is meant: `Škoda Octavia III`. */
export function carName(make: { name: string }, model: { name: string }, generation?: { name: string }): string {
  return [make.name, model.name, generation?.name].filter(Boolean).join(" ");
}

const needOf = ({ size, load_index, load_index_dual, speed_symbol }: VehicleWheel): WheelNeed => ({
  size,
  loadIndex: load_index,
  loadIndexDual: load_index_dual,
  speedSymbol: speed_symbol,
});

/** The load and speed requirements of a car with these fitments, for each wheel. */
function needsOf(fitments: readonly VehicleFitment[]): AxleNeed[] {
  return axleNeeds(fitments.map(({ front, rear }): Fitment => ({ front: needOf(front), rear: rear && needOf(rear) })));
}

/** A generation of a model as it is kept in the browser. */
export function rememberedCar({ make, model }: Vehicle, generation: VehicleGeneration): RememberedCar {
  return {
    make: make.slug,
    model: model.slug,
    generation: generation.slug,
    name: carName(make, model, generation),
    wheels: rememberWheels(needsOf(generation.fitments)),
  };
}

/** Load and speed index as they are written: `91V`, `109/107T`. */
export function serviceOf({ load_index, load_index_dual, speed_symbol }: VehicleWheel): string {
  return tyreDesignation({ size: { text: "" }, load_index, load_index_dual, speed_symbol }).trim();
}

/** A need as it is written: `205/55 R16 91V`. @param text the size as it is written */
export function needText(text: string, need: WheelNeed): string {
  return tyreDesignation({
    size: { text },
    load_index: need.loadIndex,
    load_index_dual: need.loadIndexDual,
    speed_symbol: need.speedSymbol,
  });
}
