import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** How to withdraw where the back end has no function for it: by e-mail or by letter. */
export async function WithdrawalByMail({ title, shop, language }: { title: string; shop: Seller; language: Language }) {
  const t = await getTranslations("withdrawal_by_mail");
  const returns = await getTranslations("returns");
  const { email, name } = shop;
  const { street, zip_code, city } = shop.address;
  const address = `${name}, ${street}, ${zip_code.replaceAll(" ", "\u00a0")} ${city}`;
  const terms = pathOf("terms", language);
  return (
    <div className="wrap sec auth">
      <h1>{title}</h1>
      <p className="mt-1">
        {returns("sentence")} {t("lead")}
      </p>
      <h2 className="mt-4">{t("mail")}</h2>
      <p className="mt-1">{t.rich("mail_text", { email, mail: (text) => <a href={`mailto:${email}`}>{text}</a> })}</p>
      <h2 className="mt-4">{t("letter")}</h2>
      <p className="mt-1">{t("letter_text", { address })}</p>
      <p className="mt-4">
        {t.rich("form", {
          form: (text) => <Link href={`${terms}#withdrawal-form`}>{text}</Link>,
          terms: (text) => <Link href={`${terms}#withdrawal`}>{text}</Link>,
        })}
      </p>
    </div>
  );
}
