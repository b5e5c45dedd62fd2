import "@/app/styles/finder-ways.css";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ListingFinder } from "@/components/catalogue/finder/listing-finder";
import { listingStart } from "@/components/catalogue/finder/start";
import type { Selection } from "@/components/catalogue/listing/selection";
import { Icon } from "@/components/ui/icons";
import { CarChip } from "@/components/vehicle/car-chip";
import { fitData } from "@/components/vehicle/fit-data";
import { FitNote } from "@/components/vehicle/fit-note";
import { keptSizes } from "@/lib/api/kept-sizes";
import type { ProductDetail } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { Island } from "@/lib/i18n/island";
import { pathOf } from "@/lib/seo/paths";

/** Above a listing: the small finder and the remembered car. */
export async function ListingTop({ selection, locale }: { selection: Selection; locale: Locale }) {
  const { category, size } = selection;
  const t = await getTranslations("remembered");
  const start = listingStart(await keptSizes(locale), { size, season: category.season }, locale.language);
  const byCar = (
    <p className="by-car-link">
      <Link href={pathOf("cars", locale.language)} prefetch={false}>
        <Icon name="car" />
        {t("choose")}
      </Link>
    </p>
  );
  return (
    <Island namespaces={["finder", "remembered"]}>
      <ListingFinder
        key={start.path}
        start={start}
        locale={locale}
        open={size === null}
        aside={<CarChip language={locale.language} empty={byCar} shown={size ? sizeSlug(size) : undefined} />}
      />
    </Island>
  );
}

/** Under the way into the cart: whether the tyre fits the remembered car. */
export function ProductFit({ product, locale }: { product: ProductDetail; locale: Locale }) {
  return (
    <Island namespaces={["remembered"]}>
      <FitNote fit={fitData(product)} language={locale.language} />
    </Island>
  );
}
