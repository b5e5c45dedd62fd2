import { useLocale, useTranslations } from "next-intl";
import { Crumbs } from "@/components/catalogue/crumbs";
import { Drawing } from "@/components/catalogue/drawing/drawing";
import { sideSvg } from "@/components/catalogue/drawing/side";
import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { Gallery } from "@/components/catalogue/product/gallery";
import { basePath } from "@/lib/api/catalogue/selection";
import type { ProductDetail } from "@/lib/contract/products";
import { categoryById } from "@/lib/domain/category";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { sidewallMm } from "@/lib/domain/tyre-geometry";
import { pathOf } from "@/lib/seo/paths";

const mmPerInch = 25.4;

/** Breadcrumbs, the tyre's pictures, and the tyre drawn from the side and the front with its dimensions. */
export function Stage({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const listing = useTranslations("listing");
  const language = useLocale();
  const category = categoryById(product.category);
  const { size } = product;
  const rimMm = size.rim * mmPerInch;
  const drawn = drawnPattern(`${product.brand_slug}-${product.pattern_slug}`, product);
  const lettering = { brand: product.brand, size: tyreDesignation(product) };
  const side = { mm: Math.round(sidewallMm(size)), profile: size.profile ?? 0 };
  const steps = [
    { label: listing("home"), href: pathOf("home", language) },
    ...(category
      ? [
          { label: listing(`category.${category.id}.name`), href: basePath({ category, size: null }, language) },
          { label: size.text, href: basePath({ category, size }, language), size: true },
        ]
      : []),
  ];
  return (
    <div className="stage" data-season={product.season}>
      <Crumbs steps={steps} />
      <Gallery product={product} />
      <figure className="views" aria-label={t("picture")}>
        <div className="vw">
          <Drawing svg={sideSvg(drawn, lettering, { rimShare: rimMm / product.overall_diameter_mm })} />
          <div className="hubt">
            <span>{t("rim")}</span>
            <b className="num">{t("inches", { inches: size.rim })}</b>
            <span>{t("millimetres", { mm: Math.round(rimMm) })}</span>
          </div>
        </div>
        <div className="vw">
          <Drawing svg={treadSvg(drawn)} />
          <i className="hx" />
          <span className="dim">{t.rich("width", { mm: size.width, b: (text) => <b>{text}</b> })}</span>
          <i className="vy" />
          <span className="dim">{t("millimetres", { mm: Math.round(product.overall_diameter_mm) })}</span>
        </div>
      </figure>
      <p className="xs muted caption">
        {size.profile === null ? t("illustration_full", side) : t("illustration", side)}
      </p>
    </div>
  );
}
