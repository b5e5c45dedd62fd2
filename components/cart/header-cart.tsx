import { getTranslations } from "next-intl/server";
import { CartBadge, type Pieces } from "@/components/cart/cart-badge";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The cart in the header of every page. */
export async function HeaderCart({ language }: { language: Language }) {
  const t = await getTranslations("cart.badge");
  const pieces: Pieces = {
    zero: t("pieces.zero"),
    one: t("pieces.one"),
    two: t("pieces.two"),
    few: t("pieces.few"),
    many: t("pieces.many"),
    other: t("pieces.other"),
  };
  return <CartBadge href={pathOf("cart", language)} label={t("label")} pieces={pieces} language={language} />;
}
