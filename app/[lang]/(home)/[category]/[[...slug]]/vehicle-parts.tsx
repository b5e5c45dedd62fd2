import { ListingFinder } from "@/components/catalogue/finder/listing-finder";
import { listingStart } from "@/components/catalogue/finder/start";
import { ByCarLink } from "@/components/vehicle/by-car-link";
import { FitAsk } from "@/components/vehicle/fit-ask";
import { fitData } from "@/components/vehicle/fit-data";
import { LazyFitNote } from "@/components/vehicle/lazy";
import { RememberedChip } from "@/components/vehicle/remembered-chip";
import { cachedSizes, reportOffer } from "@/lib/api/catalogue/cached-sizes";
import type { Selection } from "@/lib/api/catalogue/selection";
import type { ProductDetail } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { messagesFor } from "@/lib/i18n/part-messages";

/** Above a listing: the small finder and the remembered car. */
export async function ListingTop({ selection, locale }: { selection: Selection; locale: Locale }) {
  const { category, size } = selection;
  const sizes = await cachedSizes(locale);
  if (sizes.length === 0) return null;
  const start = listingStart(sizes, { size, season: category.season }, locale.language);
  reportOffer(start.path);
  return (
    <ListingFinder
      key={start.path}
      start={start}
      locale={locale}
      messages={await messagesFor("finder", "label", "season", "typed", "show", "tyres", "count")}
      open={size === null}
      aside={
        <RememberedChip empty={<ByCarLink language={locale.language} />} shown={size ? sizeSlug(size) : undefined} />
      }
    />
  );
}

/** Below the cart button: whether the tyre fits the remembered car. */
export async function ProductFit({ product, locale }: { product: ProductDetail; locale: Locale }) {
  const empty = <FitAsk language={locale.language} />;
  return <LazyFitNote fit={fitData(product)} empty={empty} {...(await messagesFor("remembered"))} />;
}
