import "@/app/styles/vehicle.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CarBackdrop } from "@/components/catalogue/drawing/car-backdrop";
import { NotShown } from "@/components/catalogue/not-shown/not-shown";
import { BreadcrumbData } from "@/components/structured-data/page-data";
import { CarHead } from "@/components/vehicle/car-head";
import { CarLinks } from "@/components/vehicle/car-links";
import { PapersDecide } from "@/components/vehicle/caution";
import { SizeBar } from "@/components/vehicle/size-bar";
import { vehicleMakes } from "@/lib/api/vehicle/server";
import { pageLocale } from "@/lib/i18n/locale";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { carPaths, pathOf, pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("vehicle.meta.home");
  const metadata = pageMetadata({ title: t("title"), description: t("description"), paths: pathsOf("cars"), locale });
  const makes = await vehicleMakes(locale);
  return makes.length > 0 ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** Every make of car whose sizes the shop knows. */
export default async function CarsPage() {
  const locale = await pageLocale();
  const t = await getTranslations("vehicle");
  const { language } = locale;
  const makes = await vehicleMakes(locale);
  if (makes.length === 0) return <NotShown heading={t("title")} locale={locale} />;
  const links = makes.map(({ slug, name, models }) => ({
    href: carPaths(slug)[language],
    name,
    note: t("models", { count: models.length }),
  }));
  const steps = [{ label: t("home"), href: pathOf("home", language) }];
  return (
    <>
      <BreadcrumbData steps={[...steps, { label: t("cars"), href: pathOf("cars", language) }]} />
      <SizeBar language={language} />
      <CarHead steps={steps} title={t("title")} lead={t("lead")} backdrop={<CarBackdrop seed="cars" />} />
      <div className="wrap sec">
        <CarLinks links={links} />
        <PapersDecide />
      </div>
    </>
  );
}
