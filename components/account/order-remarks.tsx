import { useTranslations } from "next-intl";
import { whatIsToldOf } from "@/lib/domain/order-remarks";

/** Of an order's payment and its withdrawal, behind the state it is in: nothing of a payment that no longer is waited for. */
export function OrderRemarks({ order }: { order: Parameters<typeof whatIsToldOf>[0] }) {
  const t = useTranslations("account.state");
  const { payment, withdrawn } = whatIsToldOf(order);
  return (
    <>
      {payment ? <> · {t(`payment.${payment}`)}</> : null}
      {withdrawn ? <> · {t(`withdrawn.${withdrawn}`)}</> : null}
    </>
  );
}
