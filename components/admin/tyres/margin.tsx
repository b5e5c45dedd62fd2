import type { TyreRow } from "@/lib/contract/admin/tyres";
import { numberFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { margin: TyreRow["margin"]; language: Language; texts: AdminTexts };

/** Thousandths as percent, `17,4 %`. */
export function percentOf(permille: number, language: Language): string {
  const written = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return numberFormat(languageFacts[language].region, written).format(permille / 1000);
}

/** What a piece earns; less than nothing is said in words. */
export function Margin({ margin, language, texts: { tyres } }: Props) {
  if (!margin) return <span className="q">{tyres.margin_unknown}</span>;
  const { profit, permille } = margin;
  return (
    <span className={profit.amount < 0 ? "bad" : undefined}>
      {percentOf(permille, language)} <span className="q">{formatMoney(profit, language)}</span>
      {profit.amount < 0 ? ` ${tyres.below_cost}` : null}
    </span>
  );
}
