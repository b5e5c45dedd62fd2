import "@/app/styles/vehicle.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CarBackdrop } from "@/components/catalogue/drawing/car-backdrop";
import { BreadcrumbData } from "@/components/structured-data/page-data";
import { CarHead } from "@/components/vehicle/car-head";
import { CarLinks } from "@/components/vehicle/car-links";
import { PapersDecide } from "@/components/vehicle/caution";
import { SizeBar } from "@/components/vehicle/size-bar";
import { yearsText } from "@/components/vehicle/years";
import { vehicleMakes } from "@/lib/api/vehicle/server";
import { pageLocale } from "@/lib/i18n/locale";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { carPaths, pathOf } from "@/lib/seo/paths";

type Props = { params: Promise<{ make: string }> };

/** Pages are rendered at their first visit, then cached. */
export function generateStaticParams(): { make: string }[] {
  return [];
}

async function load({ params }: Props) {
  const locale = await pageLocale();
  const { make: slug } = await params;
  const make = (await vehicleMakes(locale)).find((known) => known.slug === slug);
  if (!make) notFound();
  return { make, ...locale };
}

/** How many models a description names; search engines cut longer ones. */
const named = 6;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { make, ...locale } = await load(props);
  const t = await getTranslations("vehicle.meta.make");
  const models = make.models
    .map(({ name }) => name)
    .slice(0, named)
    .join(", ");
  return pageMetadata({
    title: t("title", { make: make.name }),
    description: t("description", { make: make.name, models }),
    paths: carPaths(make.slug),
    locale,
  });
}

/** The models of a make. */
export default async function MakePage(props: Props) {
  const { make, language } = await load(props);
  const t = await getTranslations("vehicle");
  const choice = await getTranslations("car_choice");
  const links = make.models.map(({ slug, name, generations }) => ({
    href: carPaths(make.slug, slug)[language],
    name,
    note: generations.map((one) => `${one.name}\u00a0(${yearsText(choice, one)})`).join(", "),
  }));
  const steps = [
    { label: t("home"), href: pathOf("home", language) },
    { label: t("cars"), href: pathOf("cars", language) },
  ];
  return (
    <>
      <BreadcrumbData steps={[...steps, { label: make.name, href: carPaths(make.slug)[language] }]} />
      <SizeBar language={language} />
      <CarHead
        steps={steps}
        title={t("meta.make.title", { make: make.name })}
        backdrop={<CarBackdrop seed={make.slug} />}
        lead={t("make_lead")}
      />
      <div className="wrap sec">
        <CarLinks links={links} />
        <PapersDecide />
      </div>
    </>
  );
}
