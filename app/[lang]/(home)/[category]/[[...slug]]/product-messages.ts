import { getTranslations } from "next-intl/server";
import { tyreName } from "@/components/catalogue/naming";
import type { ProductDetail } from "@/lib/contract/products";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import type { TyreMessages } from "@/lib/seo/structured-data/tyre-properties";

/** A description made from the tyre's facts, for tyres without a written one; product feeds use the same. */
export async function productSummary(product: ProductDetail): Promise<string> {
  const t = await getTranslations("feed");
  const { size, label, season, family, flags } = product;
  const { width, profile, rim } = size;
  const load = String(product.load_index);
  const kind = {
    season: t(`season_of_one.${season}`),
    name: tyreName(product),
    vehicle: t(`description.for.${family}`),
  };
  const measures = { size: formatTyreSize(size), width: String(width), rim: String(rim) };
  return [
    t("description.kind", kind),
    profile === null
      ? t("description.size_full", measures)
      : t("description.size", { ...measures, profile: String(profile) }),
    t("description.load", {
      load,
      kg: String(product.max_load_kg),
      speed: product.speed_symbol,
      kmh: String(product.max_speed_kmh),
    }),
    label && t("description.label", { fuel: label.fuel, wet: label.wet, noise: String(label.noise_db) }),
    flags.three_pmsf && t("description.three_pmsf"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Names of a tyre's properties in the page's language. */
export async function propertyMessages({ season }: ProductDetail): Promise<TyreMessages> {
  const t = await getTranslations("feed");
  return {
    name: {
      width: t("param.width"),
      profile: t("param.profile"),
      rim: t("param.rim"),
      load_index: t("param.load_index"),
      speed_index: t("param.speed_index"),
      season: t("param.season"),
      wet: t("param.wet"),
      noise: t("param.noise"),
      snow: "3PMSF",
    },
    season: t(`season.${season}`),
    yes: t("yes"),
  };
}
