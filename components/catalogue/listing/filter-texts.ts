import type { useTranslations } from "next-intl";
import type { FacetKey, FacetOption } from "@/components/catalogue/listing/facet-options";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";

/**
 * How a value of a filter reads in its group.
 * @param t messages of the namespace "listing"
 */
export function filterText(
  t: ReturnType<typeof useTranslations<"listing">>,
  key: FacetKey,
): (option: Pick<FacetOption, "value" | "label">) => string {
  return ({ value, label }) => {
    if (key === "wet" || key === "fuel") return t("filters.value.grade", { grade: value });
    if (key === "noise_max") return t("filters.value.noise_max", { value });
    if (key === "load_min") return t("filters.value.load_min", { value, kg: maxLoadKg(Number(value)) ?? 0 });
    if (key === "speed_min") return t("filters.value.speed_min", { value, kmh: maxSpeedKmh(value) ?? 0 });
    if (key === "rating_min") return t("filters.value.rating_min", { value });
    if (key === "in_stock" || key === "xl" || key === "runflat") return t(`filters.value.${key}`);
    if (key === "profile" && value === "0") return t("filters.value.no_profile");
    return label;
  };
}
