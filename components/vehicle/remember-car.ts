import { rememberedCar } from "@/components/vehicle/car";
import type { Vehicle, VehicleGeneration } from "@/lib/contract/vehicles";
import { remember } from "@/lib/preferences/use-remembered";

/** Remembers a car in this browser; the size remembered before it is forgotten. */
export function rememberCar(vehicle: Vehicle, generation: VehicleGeneration): void {
  remember({ car: rememberedCar(vehicle, generation), size: null });
}
