import type { useTranslations } from "next-intl";
import type { CartOutcome } from "@/lib/api/cart/change-cart";

// What the cart page needs once something is changed in it, in one file that is fetched then.
export { RemovedRow } from "@/components/cart/removed-row";
export { cartActions } from "@/lib/api/cart/change-cart";

/** Why a change was refused, in the shopper's language. @param t the texts of `cart`, @returns `null` for one that was made */
export function problemOf(outcome: CartOutcome, t: ReturnType<typeof useTranslations<"cart">>): string | null {
  if (outcome.ok) return null;
  const left = outcome.problem?.left;
  if (outcome.code === "stale_cart") return t("problem.stale_cart");
  if (outcome.code === "out_of_stock" && left) return t("problem.out_of_stock", { count: left });
  return outcome.detail ?? t(outcome.code === "network" ? "problem.network" : "problem.failed");
}
