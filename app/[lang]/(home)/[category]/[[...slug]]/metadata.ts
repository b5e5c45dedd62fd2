import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listingTitle } from "@/components/catalogue/listing/heading";
import { listingIndexing } from "@/components/catalogue/listing/indexing";
import { tyreName } from "@/components/catalogue/naming";
import type { CataloguePage } from "@/lib/api/catalogue/page-server";
import { selectionPath, selectionPaths } from "@/lib/api/catalogue/selection";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";
import { pageQuantity } from "@/lib/domain/quantity";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { cardPath, productVersion } from "@/lib/seo/card-path";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** A public path without its language and query. */
const bare = (path: string) => path.replace(/^\/[a-z]{2}|\?.*$/g, "");

async function ofListing(page: CataloguePage & { kind: "listing" }): Promise<Metadata> {
  const { selection, list, brand, locale, gone } = page;
  const t = await getTranslations("listing");
  if (gone !== undefined) return { title: t("gone.title", { name: gone }), robots: { index: false, follow: true } };
  const title = listingTitle(t, selection, brand?.name ?? null);
  const { price_range: range } = list;
  const description = range
    ? t("meta.description", {
        heading: title,
        count: list.page.total,
        price: formatMoney(range.min, locale.language),
      })
    : t("meta.empty", { heading: title });
  const { canonical, indexed } = listingIndexing(selection, list.page.total);
  const paths = selectionPaths(canonical);
  const pages = Math.ceil(list.page.total / list.page.size);
  const pageAt = (number: number) => selectionPath({ ...selection, page: number }, locale.language);
  return {
    ...pageMetadata({ title, description, paths, locale, card: cardPath(bare(paths[locale.language]), locale) }),
    robots: indexed ? undefined : { index: false, follow: true },
    pagination: {
      previous: selection.page > 1 ? pageAt(selection.page - 1) : null,
      next: selection.page < pages ? pageAt(selection.page + 1) : null,
    },
  };
}

async function ofProduct(page: CataloguePage & { kind: "product" }): Promise<Metadata> {
  const { product, locale } = page;
  const t = await getTranslations("product");
  const names = { name: tyreName(product), size: tyreDesignation(product) };
  const only = await getTranslations("product_only");
  const facts = {
    ...names,
    season: t(`season.${product.season}`).toLowerCase(),
    price: formatMoney(product.price, locale.language),
    four: formatMoney(multiplyMoney(product.price, pageQuantity), locale.language),
  };
  const description = isCheckoutElsewhere() ? only("description", facts) : t("meta.description", facts);
  const { paths } = product;
  const card = cardPath(bare(paths[locale.language]), locale, productVersion(product));
  return pageMetadata({ title: t("meta.title", names), description, paths, locale, card });
}

/** Of a listing without its tyres: not indexed. */
async function ofNotShown({ selection, locale }: CataloguePage & { kind: "not_shown" }): Promise<Metadata> {
  const title = listingTitle(await getTranslations("listing"), { ...selection, page: 1 }, null);
  const own = await getTranslations("no_catalogue.meta");
  const description = own("page", { heading: title });
  const paths = selectionPaths(listingIndexing(selection, 0).canonical);
  return { ...pageMetadata({ title, description, paths, locale }), robots: { index: false, follow: true } };
}

/** Title, description and addresses in the other languages of a listing or a product. */
export function catalogueMetadata(page: CataloguePage): Promise<Metadata> {
  if (page.kind === "not_shown") return ofNotShown(page);
  return page.kind === "product" ? ofProduct(page) : ofListing(page);
}
