import { getTranslations } from "next-intl/server";
import { openingHoursText } from "@/components/layout/opening-hours";
import { Link } from "@/components/ui/link";
import { contactInfo } from "@/lib/api/shop/server";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * At the end of a page: contacts, with phone, hours and e-mail as far as known.
 * @param contacts is there a way to the page of contacts?
 */
export async function Help({ locale, contacts = true }: { locale: Locale; contacts?: boolean }) {
  const { language } = locale;
  const t = await getTranslations("layout.help");
  const { phone, email, opening_hours: hours } = await contactInfo(locale);
  const open = hours?.length ? openingHoursText(hours, language) : "";
  return (
    <aside className="wrap help" aria-labelledby="help-title">
      <h2 id="help-title">{t("title")}</h2>
      {phone ? (
        <p>
          <a className="tel num" href={`tel:${phone.replace(/\s/g, "")}`}>
            {phone.replaceAll(" ", "\u00a0")}
          </a>
          {open ? <span className="muted">{open}</span> : null}
        </p>
      ) : null}
      <p>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {contacts ? <Link href={pathOf("contacts", language)}>{t("write")}</Link> : null}
      </p>
    </aside>
  );
}
