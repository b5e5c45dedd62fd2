import type { useTranslations } from "next-intl";

type Years = { year_from: number; year_to: number | null };

/** From when to when something was made: `2012–2020`, `od 2019` while it is. */
export function yearsText(t: ReturnType<typeof useTranslations<"car_choice">>, { year_from, year_to }: Years): string {
  // As texts: a year takes no thousands separator.
  const from = String(year_from);
  return year_to === null ? t("since", { from }) : t("years", { from, to: String(year_to) });
}
