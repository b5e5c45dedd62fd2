import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { openingHoursText } from "@/components/layout/opening-hours";
import { contactInfo } from "@/lib/api/shop";
import { categories, families } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Footer of every page: how to reach the shop, the categories, the terms, and what the stock is. */
export async function Footer({ locale }: { locale: Locale }) {
  const { language } = locale;
  const t = await getTranslations("layout");
  const article = await getTranslations("article");
  const shop = await contactInfo(locale);
  const { address } = shop;
  return (
    <footer className="foot">
      <div className="edge" aria-hidden="true" />
      <div className="wrap">
        <div className="grid">
          <div>
            <p className="muted">
              {t("call_us")} {openingHoursText(shop.opening_hours, language)}
            </p>
            <a className="tel num" href={`tel:${shop.phone.replace(/\s/g, "")}`}>
              {shop.phone.replace(/^\+42[01]\s*/, "")}
            </a>
            <p>
              <a href={`mailto:${shop.email}`}>{shop.email}</a>
            </p>
            <p className="muted">
              {shop.name}, {address.street}, {address.zip_code} {address.city}
            </p>
          </div>
          {families.map((family) => (
            <nav key={family} aria-labelledby={`foot-${family}`}>
              <h2 id={`foot-${family}`}>{t(`family.${family}`)}</h2>
              <ul>
                {categories
                  .filter((category) => category.family === family)
                  .map((category) => (
                    <li key={category.id}>
                      <Link href={`/${language}/${category.slugs[language]}`} prefetch={false}>
                        {t(`season.${category.season}`)}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot-end">
          <p>
            <Link href={pathOf("blog", language)} prefetch={false}>
              {article("nav")}
            </Link>
            {" · "}
            <Link href={pathOf("terms", language)} prefetch={false}>
              {t("terms")}
            </Link>
            {" · "}
            <Link href={pathOf("orderTracking", language)} prefetch={false}>
              {t("order_status")}
            </Link>
            {" · "}
            <Link href={pathOf("contacts", language)} prefetch={false}>
              {t("contacts")}
            </Link>
            {" · "}
            <Link href={pathOf("withdrawal", language)} prefetch={false}>
              {t("withdraw")}
            </Link>
          </p>
          <p>
            {t("prices_note")} {t("drawings_note")} {t("company", { id: shop.company_id, vat: shop.vat_id })}{" "}
            {shop.register ? shop.register.replace(/\.?$/, ".") : null}
          </p>
          {shop.demonstration && <p>{t("demonstration")}</p>}
        </div>
      </div>
    </footer>
  );
}
