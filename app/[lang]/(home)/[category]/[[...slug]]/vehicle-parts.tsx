import "@/app/styles/finder-ways.css";
import "@/app/styles/finder-small.css";
import { getTranslations } from "next-intl/server";
import { ListingFinder } from "@/components/catalogue/finder/listing-finder";
import { listingStart } from "@/components/catalogue/finder/start";
import type { Selection } from "@/components/catalogue/listing/selection";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { chipWords } from "@/components/vehicle/chip-words";
import { FitAsk } from "@/components/vehicle/fit-ask";
import { fitData } from "@/components/vehicle/fit-data";
import { LaterCarChip, LaterFitNote } from "@/components/vehicle/later";
import { keptSizes } from "@/lib/api/kept-sizes";
import { isOffered } from "@/lib/api/offered";
import type { ProductDetail } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { wordsFor } from "@/lib/i18n/words-for";
import { pathOf } from "@/lib/seo/paths";

/** Above a listing: the small finder and the remembered car. */
export async function ListingTop({ selection, locale }: { selection: Selection; locale: Locale }) {
  const { category, size } = selection;
  const t = await getTranslations("remembered");
  const sizes = await keptSizes(locale);
  if (sizes.length === 0) return null;
  const cars = await isOffered("GET /vehicles");
  const start = listingStart(sizes, { size, season: category.season }, locale.language);
  const byCar = cars ? (
    <p className="by-car-link">
      <Link href={pathOf("cars", locale.language)}>
        <Icon name="car" />
        {t("choose")}
      </Link>
    </p>
  ) : null;
  return (
    <ListingFinder
      key={start.path}
      start={start}
      locale={locale}
      words={await wordsFor("finder", "label", "season", "typed", "show", "tyres", "count")}
      open={size === null}
      aside={
        <LaterCarChip
          empty={byCar}
          shown={size ? sizeSlug(size) : undefined}
          {...(await wordsFor("remembered", ...chipWords))}
        />
      }
    />
  );
}

/** Under the way into the cart: whether the tyre fits the remembered car. */
export async function ProductFit({ product, locale }: { product: ProductDetail; locale: Locale }) {
  const empty = <FitAsk language={locale.language} />;
  return <LaterFitNote fit={fitData(product)} empty={empty} {...(await wordsFor("remembered"))} />;
}
