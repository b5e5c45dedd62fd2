import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { whyNotWithdrawable } from "@/lib/domain/withdrawal";

type Props = { number: string; reason: NonNullable<ReturnType<typeof whyNotWithdrawable>> };

/** Instead of the form: why an order cannot be withdrawn from any more. */
export function WithdrawalEnded({ number, reason }: Props) {
  const t = useTranslations();
  return (
    <>
      <p className="mt-1">{t("withdrawal.your_order", { number })}</p>
      <div className="mt-2">
        <Notice kind="info">{t(`field.order_number_${reason}`)}</Notice>
      </div>
    </>
  );
}
