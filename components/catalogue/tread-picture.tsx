import { useTranslations } from "next-intl";
import { tyreName } from "@/components/catalogue/naming";
import { TreadImage } from "@/components/catalogue/tread-image";
import type { Product } from "@/lib/contract/products";

/**
 * The tread as a picture file, which lists share and browsers keep.
 * @param eager for images visible at once; the others load lazily
 * @param decorative the name is beside it, so the image has an empty alt
 */
export function TreadPicture({
  product,
  eager,
  decorative = false,
}: {
  product: Pick<Product, "image" | "brand" | "pattern">;
  eager?: boolean;
  decorative?: boolean;
}) {
  const t = useTranslations("listing");
  const alt = decorative ? "" : t("row.picture", { name: tyreName(product) });
  return <TreadImage src={product.image} alt={alt} eager={eager} />;
}
