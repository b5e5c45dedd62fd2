import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listingTitle } from "@/components/catalogue/listing/heading";
import { listingIndexing } from "@/components/catalogue/listing/indexing";
import { selectionPath, selectionPaths } from "@/components/catalogue/listing/selection";
import { tyreName } from "@/components/catalogue/naming";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";
import { pageQuantity } from "@/lib/domain/quantity";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { alternates } from "@/lib/seo/alternates";
import type { Paths } from "@/lib/seo/paths";
import type { CataloguePage } from "./load";

/** Open Graph writes a language with its region. */
const regions: Record<Language, string> = { cs: "cs_CZ", sk: "sk_SK", en: "en_GB" };

type Described = { title: string; description: string; paths: Paths };

function pageOf({ title, description, paths }: Described, { locale }: CataloguePage): Metadata {
  const { language } = locale;
  return {
    title,
    description,
    alternates: alternates(paths, language),
    openGraph: {
      type: "website",
      siteName: "Dezén",
      title,
      description,
      url: paths[language],
      locale: regions[language],
    },
  };
}

async function ofListing(page: CataloguePage & { kind: "listing" }): Promise<Metadata> {
  const { selection, list, brand, locale } = page;
  const t = await getTranslations("listing");
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
  const pages = Math.ceil(list.page.total / list.page.size);
  const pageAt = (number: number) => selectionPath({ ...selection, page: number }, locale.language);
  return {
    ...pageOf({ title, description, paths: selectionPaths(canonical) }, page),
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
  const description = t("meta.description", {
    ...names,
    season: t(`season.${product.season}`).toLowerCase(),
    price: formatMoney(product.price, locale.language),
    four: formatMoney(multiplyMoney(product.price, pageQuantity), locale.language),
  });
  return pageOf({ title: t("meta.title", names), description, paths: product.paths }, page);
}

/** Title, description and addresses in the other languages of a listing or a product. */
export function pageMetadata(page: CataloguePage): Promise<Metadata> {
  return page.kind === "product" ? ofProduct(page) : ofListing(page);
}
