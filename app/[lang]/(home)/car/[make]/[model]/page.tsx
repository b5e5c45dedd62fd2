import "@/app/styles/vehicle.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CarBackdrop } from "@/components/catalogue/drawing/car-backdrop";
import { BreadcrumbData } from "@/components/structured-data/page-data";
import { carName, rememberedCar } from "@/components/vehicle/car";
import { CarHead } from "@/components/vehicle/car-head";
import { PapersDecide } from "@/components/vehicle/caution";
import { Generation } from "@/components/vehicle/generation";
import { MyCarButton } from "@/components/vehicle/my-car-button";
import { SizeBar } from "@/components/vehicle/size-bar";
import { yearsText } from "@/components/vehicle/years";
import { vehicleBySlug } from "@/lib/api/vehicle/server";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { cardPath } from "@/lib/seo/card-path";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { carPaths, pathOf } from "@/lib/seo/paths";

type Props = { params: Promise<{ make: string; model: string }> };

/** Pages are rendered at their first visit, then cached. */
export function generateStaticParams(): { make: string; model: string }[] {
  return [];
}

async function load({ params }: Props) {
  const locale = await pageLocale();
  const { make, model } = await params;
  const vehicle = await vehicleBySlug(make, model, locale);
  if (!vehicle) notFound();
  return { vehicle, ...locale };
}

/** How many sizes a description names. */
const named = 4;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { vehicle, ...locale } = await load(props);
  const { make, model, generations } = vehicle;
  const t = await getTranslations("vehicle.meta.model");
  const car = carName(make, model);
  const usual = generations.flatMap(({ fitments }) => fitments.filter((one) => one.most_common));
  const sizes = [...new Set(usual.map(({ front }) => front.size.text))].slice(0, named).join(", ");
  return pageMetadata({
    title: t("title", { car }),
    description: t("description", { car, sizes }),
    paths: carPaths(make.slug, model.slug),
    locale,
    card: cardPath(`/car/${make.slug}/${model.slug}`, locale),
  });
}

/** One model: the sizes of its generations, the newest first, with what the shop has of each. */
export default async function CarPage(props: Props) {
  const { vehicle, language } = await load(props);
  const { make, model } = vehicle;
  const t = await getTranslations("vehicle");
  const choice = await getTranslations("car_choice");
  const generations = [...vehicle.generations].sort((a, b) => b.year_from - a.year_from);
  const steps = [
    { label: t("home"), href: pathOf("home", language) },
    { label: t("cars"), href: pathOf("cars", language) },
    { label: make.name, href: carPaths(make.slug)[language] },
  ];
  return (
    <MessagesProvider namespaces={["remembered"]}>
      <BreadcrumbData
        steps={[...steps, { label: carName(make, model), href: carPaths(make.slug, model.slug)[language] }]}
      />
      <SizeBar language={language} />
      <CarHead
        steps={steps}
        title={t("heading", { car: carName(make, model) })}
        backdrop={<CarBackdrop seed={`${make.slug}-${model.slug}`} />}
        lead={t("model_lead")}
      >
        {generations.length > 1 ? (
          <ul className="jump">
            {generations.map((one) => (
              <li key={one.slug}>
                <a href={`#${one.slug}`}>
                  <b>{carName(make, model, one)}</b> <span className="num">{yearsText(choice, one)}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </CarHead>
      <div className="wrap">
        {generations.map((one) => (
          <Generation
            key={one.slug}
            name={carName(make, model, one)}
            generation={one}
            mine={<MyCarButton car={rememberedCar(vehicle, one)} />}
          />
        ))}
        <PapersDecide />
      </div>
    </MessagesProvider>
  );
}
