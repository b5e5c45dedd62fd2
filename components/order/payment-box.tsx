import { useTranslations } from "next-intl";
import type { BankTransfer } from "@/lib/contract/payments";
import { czechAccount, groupedIban } from "@/lib/domain/account-number";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { writtenDate } from "@/lib/domain/written-date";

/** How to pay by bank transfer: the code for a phone, and the same for typing. Runs on the server and in the browser. */
export function PaymentBox({ transfer, language }: { transfer: BankTransfer; language: Language }) {
  const t = useTranslations("transfer");
  const { iban, bic, variable_symbol, pay_by: until, qr } = transfer;
  const amount = formatMoney(transfer.amount, language, { exact: true });
  const account = czechAccount(iban);
  return (
    <aside className="qr" aria-labelledby="payment-title">
      <h2 id="payment-title">{t(`title.${qr?.format ?? "none"}`)}</h2>
      {qr ? (
        <div className="code">
          {/* biome-ignore lint/performance/noImgElement: drawn for this order alone. As a picture it can run no script. */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr.svg)}`}
            alt={t("code", { amount })}
            width={208}
            height={208}
          />
        </div>
      ) : null}
      <p className="tot">{amount}</p>
      <dl className="sm">
        {account ? (
          <>
            <dt className="muted">{t("account")}</dt>
            <dd>{account}</dd>
          </>
        ) : null}
        <dt className="muted">{t("iban")}</dt>
        <dd>{groupedIban(iban)}</dd>
        <dt className="muted">{t("bic")}</dt>
        <dd>{bic}</dd>
        <dt className="muted">{t("symbol")}</dt>
        <dd>{variable_symbol}</dd>
        {until ? (
          <>
            <dt className="muted">{t("until")}</dt>
            <dd>{writtenDate(new Date(until), language)}</dd>
          </>
        ) : null}
      </dl>
    </aside>
  );
}
