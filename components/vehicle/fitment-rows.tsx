import { useTranslations } from "next-intl";
import { serviceOf } from "@/components/vehicle/car";
import { Offers } from "@/components/vehicle/offers";
import type { VehicleFitment, VehicleWheel } from "@/lib/contract/vehicles";

function Wheel({ wheel, axle, usual }: { wheel: VehicleWheel; axle?: "front" | "rear"; usual: boolean }) {
  const t = useTranslations("vehicle");
  return (
    <div className="wheel">
      <div>
        <h3>
          {axle ? <small>{t(axle)}</small> : null}
          <span className="big-size">{wheel.size.text.replaceAll(" ", "\u00a0")}</span>
        </h3>
        <p className="sm">
          <span className="num">{t("least", { service: serviceOf(wheel) })}</span>
          {usual ? <span className="usual">{t("usual")}</span> : null}
        </p>
      </div>
      <Offers wheel={wheel} />
    </div>
  );
}

/** One equipment of a car: a size for all four wheels, or a pair of sizes, front and rear, held together. */
export function FitmentRows({ fitment }: { fitment: VehicleFitment }) {
  const { front, rear, most_common: usual } = fitment;
  if (rear === null)
    return (
      <li>
        <Wheel wheel={front} usual={usual} />
      </li>
    );
  return (
    <li className="pair">
      <Wheel wheel={front} axle="front" usual={usual} />
      <Wheel wheel={rear} axle="rear" usual={false} />
    </li>
  );
}
