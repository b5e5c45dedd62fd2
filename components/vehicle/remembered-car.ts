import { carName, needsOf } from "@/components/vehicle/car-name";
import type { Vehicle, VehicleGeneration } from "@/lib/contract/vehicles";
import { type RememberedCar, rememberWheels } from "@/lib/preferences/remembered";

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
