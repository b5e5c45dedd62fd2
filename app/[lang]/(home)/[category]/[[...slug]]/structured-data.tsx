import { getTranslations } from "next-intl/server";
import { listingHeading, listingTitle } from "@/components/catalogue/listing/heading";
import { tyreName } from "@/components/catalogue/naming";
import { JsonLd } from "@/components/structured-data/json-ld";
import type { CataloguePage } from "@/lib/api/catalogue/page-server";
import { basePath, cleared, selectionPath } from "@/lib/api/catalogue/selection";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { pageTime } from "@/lib/api/request/page-time";
import { productReviews } from "@/lib/api/review/server";
import { seller } from "@/lib/api/shop/server";
import { readConfig } from "@/lib/config";
import { categoryById } from "@/lib/domain/category";
import { dispatchDateUntil } from "@/lib/domain/delivery-estimate";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { utcDayEnd } from "@/lib/domain/utc-ends";
import { pathOf } from "@/lib/seo/paths";
import { breadcrumbs, itemList, type Step } from "@/lib/seo/structured-data/lists";
import { product } from "@/lib/seo/structured-data/product";
import { productSummary, propertyMessages } from "./product-messages";

/** A tyre with its offer, and the breadcrumbs. */
async function ProductData({ page }: { page: CataloguePage & { kind: "product" } }) {
  const { product: tyre, locale } = page;
  const { language } = locale;
  const { publicUrl } = readConfig();
  const listing = await getTranslations("listing");
  const category = categoryById(tyre.category);
  const [shop, description, messages, written] = await Promise.all([
    seller(locale),
    tyre.description ?? productSummary(tyre),
    propertyMessages(tyre),
    tyre.rating === null ? [] : productReviews(tyre.slug, locale).then((list) => list?.data ?? []),
  ]);
  const name = category ? listing(`category.${category.id}.name`) : "";
  const steps: Step[] = [
    { label: listing("home"), href: pathOf("home", language) },
    ...(category
      ? [
          { label: name, href: basePath({ category, size: null }, language) },
          { label: tyre.size.text, href: basePath({ category, size: tyre.size }, language) },
        ]
      : []),
    { label: `${tyreName(tyre)} ${tyreDesignation(tyre)}`, href: tyre.paths[language] },
  ];
  const of = { product: tyre, description, messages, reviews: written, category: name };
  const shipping = !isCheckoutElsewhere();
  const now = pageTime((at) => Math.min(utcDayEnd(at), dispatchDateUntil(at)));
  const data = product({ ...of, shipping, seller: shop.name, publicUrl, language, now });
  return <JsonLd data={[data, breadcrumbs(steps, publicUrl)]} />;
}

/** The tyres of a listing page, and the breadcrumbs. */
async function ListingData({ page }: { page: CataloguePage & { kind: "listing" } }) {
  const { selection, list, brand, locale } = page;
  const { language } = locale;
  const { publicUrl } = readConfig();
  const t = await getTranslations("listing");
  const { category, size, brands } = selection;
  const sized = cleared(selection);
  const steps: Step[] = [
    { label: t("home"), href: pathOf("home", language) },
    { label: t(`category.${category.id}.name`), href: basePath({ category, size: null }, language) },
    ...(size ? [{ label: listingTitle(t, sized, null), href: selectionPath(sized, language) }] : []),
    ...(brand && brands.length === 1
      ? [{ label: listingHeading(t, selection, brand.name), href: selectionPath({ ...sized, brands }, language) }]
      : []),
  ];
  const items = list.data.map(({ paths }) => paths[language]);
  const first = (list.page.number - 1) * list.page.size + 1;
  const tyres = items.length > 0 ? [itemList(items, publicUrl, first)] : [];
  return <JsonLd data={[...tyres, breadcrumbs(steps, publicUrl)]} />;
}

/** Structured data of a catalogue page. */
export function CatalogueData({ page }: { page: Exclude<CataloguePage, { kind: "not_shown" }> }) {
  return page.kind === "product" ? <ProductData page={page} /> : <ListingData page={page} />;
}
