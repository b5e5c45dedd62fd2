import { getTranslations } from "next-intl/server";

/**
 * The message about a refused cart form. The code comes from the query, so only known ones are accepted.
 * @returns `null` when nothing was refused
 */
export async function formProblem(query: Record<string, string | string[] | undefined>): Promise<string | null> {
  const { error, left } = query;
  if (typeof error !== "string") return null;
  const t = await getTranslations("cart.problem");
  const count = typeof left === "string" && /^\d{1,4}$/.test(left) ? Number(left) : null;
  switch (error) {
    case "out_of_stock":
      return count ? t("out_of_stock", { count }) : t("sold_out");
    case "stale_cart":
    case "not_found":
      return t(error);
    case "invalid":
      return t("too_big");
    case "unavailable":
      return t("network");
    default:
      return t("failed");
  }
}
