import "@/components/stock-notice/stock-notice.css";
import { tyreName } from "@/components/catalogue/naming";
import { LazyRecentlyViewed } from "@/components/recent/lazy-viewed";
import { LazyStockNoticeForm } from "@/components/stock-notice/lazy-form";
import { isOffered } from "@/lib/api/request/offered";
import type { ProductDetail } from "@/lib/contract/products";
import type { CategoryId } from "@/lib/domain/category";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { messagesFor } from "@/lib/i18n/part-messages";

/** For a sold-out tyre: the form that asks for a mail when it is back in stock. */
export async function StockNotice({ product }: { product: ProductDetail }) {
  if (product.stock > 0 || !(await isOffered("POST /products/{slug}/stock-notices"))) return null;
  return <LazyStockNoticeForm slug={product.slug} {...(await messagesFor("stock_notice"))} />;
}

/** At the end of a tyre's page: recently viewed tyres. */
export async function Recent({ product }: { product: ProductDetail }) {
  const { id, slug, season, image, production_year: year } = product;
  const current = { id, slug, season, year, image, name: tyreName(product), size: tyreDesignation(product) };
  const category = product.category as CategoryId;
  return <LazyRecentlyViewed current={{ ...current, category }} {...(await messagesFor("recent"))} />;
}
