import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";

/** A price that never breaks across lines, with figures of one width. */
export function Price({
  money,
  language,
  exact,
  className = "num",
}: {
  money: Money;
  language: Language;
  exact?: boolean;
  className?: string;
}) {
  return <span className={className}>{formatMoney(money, language, { exact })}</span>;
}
