"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { carIcon } from "@/components/ui/icons/car";
import { searchIcon } from "@/components/ui/icons/search";
import { Link } from "@/components/ui/link";
import { categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { formatTyreSize, parseSizeSlug } from "@/lib/domain/tyre-size";
import type { RememberedSize } from "@/lib/preferences/remembered";
import { remember, useRemembered } from "@/lib/preferences/use-remembered";
import { carPaths, pathOf } from "@/lib/seo/paths";

const sizePath = ({ category, slug }: RememberedSize, language: Language) =>
  `/${language}/${categoryById(category)?.slugs[language]}/${slug}`;

/**
 * Links to the remembered car and size, with controls to change and to forget them.
 * @param empty what stands in its place while nothing is remembered
 * @param shown slug of the size the page is of: said when it is none of the car's
 */
export function CarChip({ language, empty, shown }: { language: Language; empty: ReactNode; shown?: string }) {
  const t = useTranslations("remembered");
  const { car, size } = useRemembered();
  if (!car && !size) return empty;
  const ofPage = shown === undefined ? null : parseSizeSlug(shown);
  const foreign = car && ofPage && !car.wheels.some((wheel) => wheel.size === shown) ? formatTyreSize(ofPage) : null;
  return (
    <div className="mycar">
      <p>
        <Icon shape={car ? carIcon : searchIcon} />
        <span className="whose">{car ? t("your_car") : t("your_size")}</span>
        {car ? (
          <Link className="b" href={`${carPaths(car.make, car.model)[language]}#${car.generation}`}>
            {car.name}
          </Link>
        ) : null}
        {size ? (
          <Link className="size" href={sizePath(size, language)}>
            {size.text.replaceAll(" ", "\u00a0")}
          </Link>
        ) : null}
        {car ? (
          <Link className="act" href={pathOf("cars", language)}>
            {t("change")}
          </Link>
        ) : null}
        <button type="button" className="act" onClick={() => remember({ car: null, size: null })}>
          {t("forget")}
        </button>
      </p>
      {car && foreign ? <p className="not-of-car">{t("not_of_car", { size: foreign, car: car.name })}</p> : null}
    </div>
  );
}
