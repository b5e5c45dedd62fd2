import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Arriving, ComparedBy } from "@/components/compare/best-of";
import { Price } from "@/components/ui/price";
import { TyreSize } from "@/components/ui/tyre-size";
import type { Language } from "@/lib/domain/locale";
import { multiplyMoney } from "@/lib/domain/money";
import { pageQuantity } from "@/lib/domain/quantity";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

type Translate = ReturnType<typeof useTranslations<"compare">>;

/** One tyre of a comparison, with what other features show of it. */
export type Column = Arriving & {
  name: string;
  /** The preselected quantity; 0 when sold out. */
  count: number;
  /** The arrival as text; `null` when only the checkout knows it. */
  arrives: string | null;
  picture: ReactNode;
  /** The drawn label in one line. */
  label: ReactNode;
  cart: ReactNode;
};

/** A row: what is compared, what a tyre has of it, and by which figure the best is told. */
export type FactRow = { key: string; title: string; of: (column: Column) => ReactNode; best?: ComparedBy };

function marksOf(t: Translate, { flags }: Column["product"]): string {
  const marks = [
    flags.xl && "XL",
    flags.three_pmsf && "3PMSF",
    flags.ms && "M+S",
    flags.ice && t("flag.ice"),
    flags.studded && t("flag.studded"),
    flags.runflat && t("flag.runflat"),
    flags.ev && t("flag.ev"),
  ];
  return marks.filter(Boolean).join(", ");
}

/** The rows of a comparison. Rows empty for all tyres are left out. */
export function factRows(t: Translate, columns: readonly Column[], language: Language): FactRow[] {
  const none = <span className="muted">{t("none")}</span>;
  const some = (has: (product: Column["product"]) => unknown) => columns.some(({ product }) => has(product));
  const row = (key: Parameters<typeof t>[0] & `row.${string}`, of: FactRow["of"], best?: ComparedBy): FactRow => ({
    ...{ key, of, best },
    title: key === "row.four" ? t("row.four", { count: pageQuantity }) : t(key),
  });
  const rows = [
    row("row.price", ({ product }) => <Price money={product.price} language={language} className="num b" />, "price"),
    row("row.four", ({ product }) => <Price money={multiplyMoney(product.price, pageQuantity)} language={language} />),
    columns.some(({ arrives }) => arrives !== null) && row("row.arrival", ({ arrives }) => arrives ?? none, "arrival"),
    some(({ label }) => label) && row("row.label", ({ label }) => label ?? none),
    some(({ label }) => label) &&
      row("row.fuel", ({ product: { label } }) => (label ? t("grade", { grade: label.fuel }) : none), "fuel"),
    some(({ label }) => label) &&
      row("row.wet", ({ product: { label } }) => (label ? t("grade", { grade: label.wet }) : none), "wet"),
    some(({ label }) => label) &&
      row("row.noise", ({ product: { label } }) => (label ? t("noise", { db: label.noise_db }) : none), "noise"),
    row("row.size", ({ product }) => <TyreSize text={tyreDesignation(product)} />),
    row("row.load", ({ product }) => t("kg", { kg: product.max_load_kg }), "load"),
    row(
      "row.speed",
      ({ product: { speed_symbol, max_speed_kmh: kmh } }) => t(speed_symbol === "(Y)" ? "kmh_above" : "kmh", { kmh }),
      "speed",
    ),
    row("row.season", ({ product }) => t(`season.${product.season}`)),
    some((product) => marksOf(t, product)) && row("row.marks", ({ product }) => marksOf(t, product) || none),
    some(({ homologation }) => homologation) && row("row.homologation", ({ product }) => product.homologation ?? none),
    some(({ production_year: year }) => year) &&
      row("row.year", ({ product }) => product.production_year ?? none, "year"),
    some(({ rating }) => rating) &&
      row("row.rating", ({ product: { rating } }) => (rating ? t("stars", rating) : none), "rating"),
  ];
  return rows.filter((one) => one !== false);
}
