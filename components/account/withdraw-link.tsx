import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { Order } from "@/lib/contract/order";
import type { Language } from "@/lib/domain/locale";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { pathOf } from "@/lib/seo/paths";

type Props = { order: Pick<Order, "number" | "status" | "withdrawn">; language: Language };

/** The way to withdraw from an order; nothing where there is nothing to withdraw from any more. */
export function WithdrawLink({ order, language }: Props) {
  const t = useTranslations("account.order");
  if (whyNotWithdrawable(order)) return null;
  return (
    <p className="mt-3">
      <Link className="acc-link" href={`${pathOf("withdrawal", language)}?order=${order.number}`}>
        {t("withdraw")}
      </Link>
    </p>
  );
}
