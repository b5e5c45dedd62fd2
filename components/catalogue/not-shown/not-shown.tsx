import { getTranslations } from "next-intl/server";
import type { CSSProperties, ReactNode } from "react";
import { Crumbs } from "@/components/catalogue/crumbs";
import { OrderDirect } from "@/components/catalogue/not-shown/order-direct";
import { WhatToSay } from "@/components/catalogue/not-shown/what-to-say";
import { type CategoryId, categoryById } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * Shown when the back end has no catalogue: says so, and how to order anyway.
 * @param heading what was asked for, with `road` (a size) above it, @param about the same as the subject of a mail
 * @param lead another first sentence than that tyres are not shown, @param category whose ground lies behind the heading
 */
export async function NotShown(props: {
  heading: string;
  road?: string;
  about?: string;
  lead?: ReactNode;
  category?: CategoryId;
  locale: Locale;
}) {
  const { heading, road, about = heading, lead, category = "car-all_season", locale } = props;
  const t = await getTranslations("no_catalogue");
  const listing = await getTranslations("listing");
  const tread = { "--tread": `url(/img/ground/${category}.svg)` } as CSSProperties;
  return (
    <>
      <div className="lh" data-season={categoryById(category)?.season}>
        <div className="ground" style={tread} aria-hidden="true" />
        <div className="wrap">
          <Crumbs steps={[{ label: listing("home"), href: pathOf("home", locale.language) }]} />
          <h1 className={road ? undefined : "wide"}>
            {road ? (
              <>
                <span className="road">{road.replaceAll(" ", "\u00a0")}</span>{" "}
              </>
            ) : null}
            {heading}
          </h1>
          {lead ? <p className="mt-1">{lead}</p> : null}
          <p className="mt-1">{t("text")}</p>
          <OrderDirect about={about} locale={locale} />
        </div>
      </div>
      <WhatToSay />
    </>
  );
}
