import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { contactInfo } from "@/lib/api/shop/server";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * The ways to order from the shop itself, as far as they are known: telephone, e-mail, the contact form.
 * @param about what is wanted, the subject of the mail
 */
export async function OrderDirect({ about, locale }: { about?: string; locale: Locale }) {
  const t = await getTranslations("no_catalogue");
  const { phone, email } = await contactInfo(locale);
  const subject = about ? `?subject=${encodeURIComponent(about)}` : "";
  return (
    <div className="acts mt-3">
      {phone ? (
        <a className={buttonClass({ variant: "go" })} href={`tel:${phone.replace(/\s/g, "")}`}>
          <span>
            {t("call")} <span className="num">{phone.replaceAll(" ", "\u00a0")}</span>
          </span>
        </a>
      ) : null}
      {email ? (
        <a className={buttonClass({})} href={`mailto:${email}${subject}`}>
          {t("mail")}
        </a>
      ) : null}
      <Link className={buttonClass({ variant: phone ? "plain" : "go" })} href={pathOf("contacts", locale.language)}>
        {t("form")}
      </Link>
    </div>
  );
}
