import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ProductDetail } from "@/lib/contract/products";
import { narrowThousands } from "@/lib/domain/thousands";

const bold = (text: ReactNode) => <strong>{text}</strong>;
const mmPerKm = 1_000_000;

/** Load and speed index in kilograms and km/h, and how far the tyre rolls in one turn. */
export function Loads({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const format = useFormatter();
  const { load_index, load_index_dual, speed_symbol, max_load_kg, max_speed_kmh } = product;
  const circumference = product.rolling_circumference_mm;
  const speed = { kmh: max_speed_kmh, b: bold };
  return (
    <section className="wrap sec">
      <h2>{t("loads.title")}</h2>
      <div className="load">
        <div>
          <b>{load_index_dual === null ? load_index : `${load_index}/${load_index_dual}`}</b>
          <p>{t.rich("loads.one", { kg: narrowThousands(format.number(max_load_kg)), b: bold })}</p>
        </div>
        <div>
          <b>{t("loads.kg", { kg: narrowThousands(format.number(max_load_kg * 4)) })}</b>
          <p>{t("loads.four")}</p>
        </div>
        <div>
          <b>{speed_symbol}</b>
          <p>{speed_symbol === "(Y)" ? t.rich("loads.speed_above", speed) : t.rich("loads.speed", speed)}</p>
        </div>
        <div>
          <b>{t("millimetres", { mm: narrowThousands(format.number(circumference)) })}</b>
          <p>{t("loads.circumference", { turns: Math.round(mmPerKm / circumference) })}</p>
        </div>
      </div>
    </section>
  );
}
