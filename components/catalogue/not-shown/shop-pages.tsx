import "@/components/catalogue/not-shown/thirds.css";
import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

const pages = ["cart", "account", "delivery", "complaints", "terms", "contacts"] as const;

/** What can be done in the shop without a catalogue, each with the page where. */
export function ShopPages() {
  const t = useTranslations("no_catalogue.pages");
  const language = useLocale();
  return (
    <section className="sunk" aria-labelledby="shop-pages">
      <div className="wrap sec">
        <h2 id="shop-pages">{t("title")}</h2>
        <ul className="thirds">
          {pages.map((page) => (
            <li key={page}>
              <h3>
                <Link href={pathOf(page, language)}>{t(`${page}.title`)}</Link>
              </h3>
              <p>{t(`${page}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
