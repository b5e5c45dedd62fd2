import "@/app/styles/vehicle.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CarBackdrop } from "@/components/catalogue/drawing/car-backdrop";
import { CarHead } from "@/components/vehicle/car-head";
import { CarLinks } from "@/components/vehicle/car-links";
import { PapersDecide } from "@/components/vehicle/caution";
import { vehicleMakes } from "@/lib/api/vehicles";
import { pageLocale } from "@/lib/i18n/locale";
import { alternates } from "@/lib/seo/alternates";
import { carPaths, pathOf, pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await pageLocale();
  const t = await getTranslations("vehicle.meta.home");
  return {
    title: t("title"),
    description: t("description"),
    alternates: alternates(pathsOf("cars"), language),
  };
}

/** Every make of car whose sizes the shop knows. */
export default async function CarsPage() {
  const locale = await pageLocale();
  const t = await getTranslations("vehicle");
  const { language } = locale;
  const links = (await vehicleMakes(locale)).map(({ slug, name, models }) => ({
    href: carPaths(slug)[language],
    name,
    note: t("models", { count: models.length }),
  }));
  return (
    <>
      <CarHead
        steps={[{ label: t("home"), href: pathOf("home", language) }]}
        title={t("title")}
        lead={t("lead")}
        backdrop={<CarBackdrop seed="cars" />}
      />
      <div className="wrap sec">
        <CarLinks links={links} />
        <PapersDecide />
      </div>
    </>
  );
}
