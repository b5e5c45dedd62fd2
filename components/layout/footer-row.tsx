import { getTranslations } from "next-intl/server";
import { legalPages, pageNames } from "@/components/layout/footer-pages";
import { Link } from "@/components/ui/link";
import { contactInfo } from "@/lib/api/shop/server";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** One-row footer: legal pages, the seller, and a note on the stock. */
export async function FooterRow({ locale }: { locale: Locale }) {
  const { language } = locale;
  const t = await getTranslations("layout");
  const names = await pageNames();
  const shop = await contactInfo(locale);
  return (
    <footer className="foot foot-row" data-below="">
      <div className="wrap">
        <nav aria-label={t("legal")}>
          <ul>
            {[...legalPages, "withdrawal" as const].map((page) => (
              <li key={page}>
                <Link href={pathOf(page, language)}>{names[page]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {shop.name}
          {shop.company_id ? `, ${t("company", { id: shop.company_id, vat: shop.vat_id })}` : null}
          {shop.demonstration ? ` ${t("demonstration")}` : null}
        </p>
      </div>
    </footer>
  );
}
