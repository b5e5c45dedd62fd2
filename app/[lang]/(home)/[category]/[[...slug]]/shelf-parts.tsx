import "@/components/compare/compare.css";
import "@/components/recent/recent.css";
import "@/components/stock-notice/stock-notice.css";
import { tyreName } from "@/components/catalogue/naming";
import { CompareBar } from "@/components/compare/compare-bar";
import { CompareToggle } from "@/components/compare/compare-toggle";
import { RecentlyViewed } from "@/components/recent/recently-viewed";
import { StockNoticeForm } from "@/components/stock-notice/stock-notice-form";
import type { Product, ProductDetail } from "@/lib/contract/products";
import type { CategoryId } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { Island } from "@/lib/i18n/island";

/** Chooses a tyre for comparing; `Compared` on the same page works it. */
export function Compare({ product }: { product: Product }) {
  return <CompareToggle id={product.id} name={tyreName(product)} />;
}

/** The tyres chosen for comparing, at the lower edge of a page. @param list changes with the rows that are shown */
export function Compared({ list, locale }: { list: string; locale: Locale }) {
  return (
    <Island namespaces={["compare"]}>
      <CompareBar list={list} language={locale.language} />
    </Island>
  );
}

/** Where a tyre is sold out: asks for a mail when it is back. */
export function StockNotice({ product }: { product: ProductDetail }) {
  if (product.stock > 0) return null;
  return (
    <Island namespaces={["stock_notice"]}>
      <StockNoticeForm slug={product.slug} />
    </Island>
  );
}

/** At the end of a tyre's page: those looked at before. */
export function Recent({ product, locale }: { product: ProductDetail; locale: Locale }) {
  const { id, slug, season, image } = product;
  const current = { id, slug, season, image, name: tyreName(product), size: tyreDesignation(product) };
  return (
    <Island namespaces={["recent"]}>
      <RecentlyViewed current={{ ...current, category: product.category as CategoryId }} language={locale.language} />
    </Island>
  );
}
