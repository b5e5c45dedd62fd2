import { useLocale, useTranslations } from "next-intl";
import { EuLabel } from "@/components/catalogue/label/eu-label";
import { tyreName } from "@/components/catalogue/naming";
import { eprelEntry, eprelSheet } from "@/components/catalogue/product/eprel";
import { LabelMeaning } from "@/components/catalogue/product/label-meaning";
import { typeIdentifier } from "@/components/catalogue/product/type-identifier";
import type { ProductDetail } from "@/lib/contract/products";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

/**
 * The whole label beside what it means, with the way to the product information sheet: the registry's when the tyre is
 * registered, else the one further down this page. Source: Regulation (EU) 2020/740, Article 6.
 */
export function LabelSection({ product }: { product: ProductDetail }) {
  const t = useTranslations("label");
  const language = useLocale();
  const { label, flags } = product;
  const reading = label && {
    name: tyreName(product),
    fuel: label.fuel,
    wet: label.wet,
    noise: label.noise_db,
    noise_class: label.noise_class,
  };
  return (
    <section className="wrap sec label-sec" id="label" data-below="">
      <h2>{t("title")}</h2>
      {label && reading ? (
        <div className="lab">
          <figure>
            <div className="lbl">
              <EuLabel
                supplier={product.brand}
                type={typeIdentifier(product)}
                size={tyreDesignation(product)}
                tyreClass={label.class}
                fuel={label.fuel}
                wet={label.wet}
                noiseDb={label.noise_db}
                noiseClass={label.noise_class}
                snow={flags.three_pmsf}
                ice={flags.ice}
                eprelId={label.eprel_id}
                title={t("whole", reading)}
              />
            </div>
            <figcaption className="sm mt-1h">
              {label.eprel_id === null ? (
                <a href="#information-sheet">{t("sheet_link")}</a>
              ) : (
                <>
                  <a href={eprelSheet(label.eprel_id, language)}>{t("sheet_link")}</a>
                  {" · "}
                  <a href={eprelEntry(label.eprel_id)}>{t("registry")}</a>
                </>
              )}
            </figcaption>
          </figure>
          <LabelMeaning label={label} product={product} />
        </div>
      ) : (
        <p className="muted mt-2">{flags.studded ? t("none_studded") : t("none")}</p>
      )}
    </section>
  );
}
