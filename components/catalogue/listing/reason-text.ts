import type { useTranslations } from "next-intl";
import type { ListedProduct } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";

/**
 * Why a row stands out, as text; `null` for no reason.
 * @param t messages of the namespace "listing"
 */
export function reasonText(
  t: ReturnType<typeof useTranslations<"listing">>,
  reason: ListedProduct["reason"],
  language: Language,
): string | null {
  if (!reason) return null;
  return t(`reason.${reason.kind}`, {
    under: reason.under ? formatMoney(reason.under, language, { bound: true }) : "",
    noise: reason.noise_db ?? 0,
    grade: reason.grade ?? "",
  });
}
