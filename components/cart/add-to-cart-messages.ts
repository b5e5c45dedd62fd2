import { getTranslations } from "next-intl/server";

/**
 * What an add button says besides its label; passed as plain texts, as a listing has many such buttons. `sum` contains
 * `{count}` and `{total}`, `in_cart` `{count}`.
 */
export type AddToCartMessages = {
  added: string;
  sum: string;
  show: string;
  in_cart: string;
  checkout: string;
  sold_out: string;
  failed: string;
};

/** The messages of a page's add buttons, in its language. */
export async function addToCartMessages(): Promise<AddToCartMessages> {
  const t = await getTranslations("cart.add");
  return {
    added: t("added"),
    sum: t("sum", { count: "{count}", total: "{total}" }),
    show: t("show"),
    in_cart: t("in_cart", { count: "{count}" }),
    checkout: t("checkout"),
    sold_out: t("sold_out"),
    failed: t("failed"),
  };
}
