import "@/app/styles/product-facts.css";
import "@/app/styles/product-label.css";
import "@/app/styles/product-gallery.css";
import "@/app/styles/product-stage.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listingHeading, listingTitle } from "@/components/catalogue/listing/heading";
import { Listing } from "@/components/catalogue/listing/listing";
import { NotShown } from "@/components/catalogue/not-shown/not-shown";
import { ProductPage } from "@/components/catalogue/product/product-page";
import type { ProductSlots } from "@/components/catalogue/slots";
import { SizeBar } from "@/components/vehicle/size-bar";
import type { Selection } from "@/lib/api/catalogue/selection";
import { pageTime } from "@/lib/api/request/page-time";
import type { Locale } from "@/lib/domain/locale";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { utcYearEnd } from "@/lib/domain/utc-ends";
import { addToCartSlot } from "../../../add-to-cart-slot";
import { Compare, Compared, comparesTyres, HydratedRows, rowSlots } from "../../../row-slots";
import { Recent, StockNotice } from "./listing-slots";
import { loadPage, type PageParams } from "./load";
import { catalogueMetadata } from "./metadata";
import { ProductReviews } from "./review-parts";
import { CatalogueData } from "./structured-data";
import { ListingTop, ProductFit } from "./vehicle-parts";

/** Pages are rendered at their first visit, then cached. */
export function generateStaticParams(): { category: string; slug: string[] }[] {
  return [];
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return catalogueMetadata(await loadPage(props));
}

/** Shown instead of a listing whose tyres are not available. */
async function ListingNotShown({ selection, locale }: { selection: Selection; locale: Locale }) {
  const t = await getTranslations("listing");
  const { category, size } = selection;
  return (
    <NotShown
      heading={listingHeading(t, selection, null)}
      road={size ? formatTyreSize(size) : undefined}
      about={listingTitle(t, { ...selection, page: 1 }, null)}
      category={category.id}
      locale={locale}
    />
  );
}

/** A listing (category, then size, then brand) or a product. */
export default async function CataloguePage(props: PageParams) {
  const page = await loadPage(props);
  if (page.kind === "not_shown") return <ListingNotShown selection={page.selection} locale={page.locale} />;
  const addToCart = await addToCartSlot();
  const { locale } = page;
  if (page.kind === "product") {
    const compares = await comparesTyres();
    const slots: ProductSlots = {
      notes: (product) => (
        <>
          <StockNotice product={product} />
          <ProductFit product={product} locale={locale} />
          {compares ? <Compare product={product} /> : null}
        </>
      ),
      sections: (product) => <ProductReviews product={product} locale={locale} />,
    };
    return (
      <>
        <SizeBar language={locale.language} />
        <ProductPage product={page.product} addToCart={addToCart} slots={slots} />
        <Recent product={page.product} />
        {compares ? <Compared list={page.product.slug} /> : null}
        <CatalogueData page={page} />
      </>
    );
  }
  const { selection, list, brand, gone } = page;
  const t = await getTranslations("listing.gone");
  return (
    <>
      <Listing
        selection={selection}
        list={list}
        brand={brand?.name ?? null}
        year={pageTime(utcYearEnd).getUTCFullYear()}
        addToCart={addToCart}
        slots={await rowSlots()}
        finder={
          <>
            {gone === undefined ? null : (
              <div className="wrap">
                <p className="note info mt-2">{t.rich("text", { name: gone, b: (text) => <b>{text}</b> })}</p>
              </div>
            )}
            <ListingTop selection={selection} locale={locale} />
          </>
        }
      />
      <HydratedRows products={list.data} />
      <CatalogueData page={page} />
    </>
  );
}
