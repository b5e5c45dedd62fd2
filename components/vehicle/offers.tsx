import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { VehicleWheel } from "@/lib/contract/vehicles";
import { categoryById, seasons } from "@/lib/domain/category";
import { formatMoney } from "@/lib/domain/money";
import { sizeSlug } from "@/lib/domain/tyre-size";

/** What the shop has of one size, a way to each season's listing. A season without a tyre that fits is no link. */
export function Offers({ wheel }: { wheel: VehicleWheel }) {
  const t = useTranslations("vehicle");
  const language = useLocale();
  const slug = sizeSlug(wheel.size);
  return (
    <ul className="offers">
      {seasons.map((season) => {
        const offer = wheel.offers.find((one) => one.season === season);
        const category = offer && categoryById(offer.category);
        if (!offer || !category)
          return (
            <li key={season} className="off">
              <b>{t(`season.${season}`)}</b>
              <span>{t("none")}</span>
            </li>
          );
        const text = t(`offer.${season}`, { count: offer.count });
        const price = formatMoney(offer.price_from, language);
        return (
          <li key={season} data-season={season}>
            <Link
              href={`/${language}/${category.slugs[language]}/${slug}`}
              aria-label={t("offer_label", { size: wheel.size.text, offer: text, price })}
              data-size={slug}
              data-text={wheel.size.text}
              data-category={category.id}
            >
              <b>{text}</b>
              <span className="num">{t("from", { price })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
