import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Drawing } from "@/components/catalogue/drawing/drawing";
import { snowMark } from "@/components/catalogue/drawing/snow-mark";
import { BrakingRoad } from "@/components/catalogue/product/braking-road";
import { fuelPrice } from "@/components/catalogue/product/fuel-price";
import type { EuLabel, Product } from "@/lib/contract/products";
import { brakingExtraMetres, usualDriving, yearlyFuelExtra } from "@/lib/domain/eu-label";
import { formatMoney } from "@/lib/domain/money";
import { narrowThousands } from "@/lib/domain/thousands";

const snowSvg =
  `<svg viewBox="-26 -22 52 42" width="60" height="48" fill="none" stroke="currentColor" aria-hidden="true" ` +
  `focusable="false">${snowMark}</svg>`;

function Meaning({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <span className="c" aria-hidden="true">
        {sign}
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** What each class of the label means, in metres, in money and in words. */
export function LabelMeaning({ label, product }: { label: EuLabel; product: Product }) {
  const t = useTranslations("label");
  const format = useFormatter();
  const language = useLocale();
  const { currency } = product.price;
  const pricePerLitre = fuelPrice(currency);
  const metres = brakingExtraMetres(label.wet);
  const extra = yearlyFuelExtra(label.fuel, { ...usualDriving, pricePerLitre });
  // A rough figure: whole tens of crowns, whole euros and dollars.
  const step = currency === "CZK" ? 10 : 1;
  const rough = format.number(Math.round(extra.amount / 100 / step) * step, {
    style: "currency",
    currency,
    currencyDisplay: language === "en" ? "symbol" : "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const money = narrowThousands(rough);
  const text = (content: string) => <p className="muted sm">{content}</p>;
  return (
    <ol className="mean">
      <Meaning sign={label.wet} title={metres === 0 ? t("wet.best") : t("wet.extra", { metres })}>
        {text(label.wet === "E" ? t("wet.text_worst") : t("wet.text", { saved: brakingExtraMetres("E") - metres }))}
        <BrakingRoad grade={label.wet} />
      </Meaning>
      <Meaning sign={label.fuel} title={extra.amount === 0 ? t("fuel.best") : t("fuel.extra", { money })}>
        {text(
          t("fuel.text", {
            km: narrowThousands(format.number(usualDriving.kmPerYear)),
            litres: format.number(usualDriving.litresPer100km),
            price: formatMoney(pricePerLitre, language),
          }),
        )}
      </Meaning>
      <Meaning sign={label.noise_db} title={t(`noise.${label.noise_class}`)}>
        {text(t("noise.text", { noise: label.noise_db, grade: label.noise_class }))}
      </Meaning>
      {product.flags.three_pmsf ? (
        <Meaning sign={<Drawing svg={snowSvg} />} title={t("snow.title")}>
          {text(t("snow.text"))}
        </Meaning>
      ) : null}
      {product.flags.ice ? (
        <Meaning sign="✻" title={t("ice.title")}>
          {text(t("ice.text"))}
        </Meaning>
      ) : null}
    </ol>
  );
}
