import "@/components/recent/recent.css";
import "@/components/stock-notice/stock-notice.css";
import { tyreName } from "@/components/catalogue/naming";
import { RecentlyViewed } from "@/components/recent/recently-viewed";
import { StockNoticeForm } from "@/components/stock-notice/stock-notice-form";
import type { ProductDetail } from "@/lib/contract/products";
import type { CategoryId } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { Island } from "@/lib/i18n/island";

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
