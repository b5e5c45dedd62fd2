import { useTranslations } from "next-intl";
import { tyreName } from "@/components/catalogue/naming";
import type { Product } from "@/lib/contract/products";

/**
 * The tread as a picture file, which lists share and browsers keep. Its place is kept before it has loaded.
 * @param eager for those seen at once; the others load when they are near
 * @param decorative where the name stands beside it and saying it again would only tire
 */
export function TreadPicture({
  product,
  eager = false,
  decorative = false,
}: {
  product: Pick<Product, "image" | "brand" | "pattern">;
  eager?: boolean;
  decorative?: boolean;
}) {
  const t = useTranslations("listing");
  return (
    // biome-ignore lint/performance/noImgElement: a small SVG file has nothing to optimise
    <img
      className="tyre"
      src={product.image}
      width="228"
      height="300"
      alt={decorative ? "" : t("row.picture", { name: tyreName(product) })}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
