import { addressLine } from "@/components/info/facts";
import type { Seller } from "@/lib/contract/shop";

/** What the consumer fills in, line by line. */
const lines = ["goods", "ordered", "name", "address", "signature", "date"] as const;

type MessageKey = "title" | "hint" | "to" | "statement" | `line.${(typeof lines)[number]}` | "footnote" | "as_mail";

/**
 * The model form of withdrawal as text to copy or print, and as a mail ready to be filled in. Source: Directive
 * 2011/83/EU, Annex I (B); in Czechia Government Regulation 29/2023, annex, part b); in Slovakia Act 108/2024, annex 2.
 * @param t the words of `terms.withdrawal_form`
 */
export function WithdrawalForm({ seller, t }: { seller: Seller; t: (key: MessageKey) => string }) {
  const addressee = `${t("to")}: ${seller.name}, ${addressLine(seller)}, ${seller.email}`;
  const filledIn = lines.map((line) => `${t(`line.${line}`)}:`);
  const body = [addressee, t("statement"), ...filledIn, t("footnote")].join("\r\n\r\n");
  const mail = `mailto:${seller.email}?subject=${encodeURIComponent(t("title"))}&body=${encodeURIComponent(body)}`;
  return (
    <section className="form-text" aria-labelledby="withdrawal-form">
      <h3 id="withdrawal-form">{t("title")}</h3>
      <p className="sm muted">{t("hint")}</p>
      <p>{addressee}</p>
      <p>{t("statement")}</p>
      <ul>
        {filledIn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="sm muted">{t("footnote")}</p>
      <p>
        <a className="btn sml" href={mail}>
          {t("as_mail")}
        </a>
      </p>
    </section>
  );
}
