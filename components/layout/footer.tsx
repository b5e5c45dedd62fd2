import { getTranslations } from "next-intl/server";
import { familyLinks } from "@/components/layout/family-links";
import { FooterLinks } from "@/components/layout/footer-links";
import { openingHoursText } from "@/components/layout/opening-hours";
import { LinkList } from "@/components/ui/link-list";
import { catalogueOffered } from "@/lib/api/request/offered";
import { contactInfo } from "@/lib/api/shop/server";
import { families } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";

/** Footer of every page: how to reach the shop, the categories, its other pages, and what the stock is. */
export async function Footer({ locale }: { locale: Locale }) {
  const { language } = locale;
  const t = await getTranslations("layout");
  const shop = await contactInfo(locale);
  const { address } = shop;
  const hours = openingHoursText(shop.opening_hours, language);
  const shown = (await catalogueOffered()) ? families : [];
  return (
    <footer className="foot" data-below="">
      <div className="edge" aria-hidden="true" />
      <div className="wrap">
        <div className="grid">
          <div>
            {shop.phone ? (
              <>
                <p className="muted">
                  {hours ? t("call_us") : t("call_us").replace(/,$/, "")} {hours}
                </p>
                <a className="tel num" href={`tel:${shop.phone.replace(/\s/g, "")}`}>
                  {shop.phone.replace(/^\+42[01]\s*/, "")}
                </a>
              </>
            ) : null}
            {shop.email ? (
              <p>
                <a href={`mailto:${shop.email}`}>{shop.email}</a>
              </p>
            ) : null}
            <p className="muted">
              {address ? `${shop.name}, ${address.street}, ${address.zip_code} ${address.city}` : shop.name}
            </p>
          </div>
          {shown.map(async (family) => (
            <nav key={family} aria-labelledby={`foot-${family}`}>
              <h2 id={`foot-${family}`}>{t(`family.${family}`)}</h2>
              <LinkList links={await familyLinks(family, language)} />
            </nav>
          ))}
        </div>
        <FooterLinks language={language} />
        <div className="foot-end">
          <p>
            {t("prices_note")} {shown.length > 0 ? t("drawings_note") : null}{" "}
            {shop.company_id ? t("company", { id: shop.company_id, vat: shop.vat_id }) : null}{" "}
            {shop.register ? unbrokenIn(language, shop.register.replace(/\.?$/, ".")) : null}
          </p>
          {shop.demonstration && <p>{t("demonstration")}</p>}
        </div>
      </div>
    </footer>
  );
}
