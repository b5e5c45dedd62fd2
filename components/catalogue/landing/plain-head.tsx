import { getTranslations } from "next-intl/server";
import { FinderArc } from "@/components/catalogue/finder/arc";
import { WhereToRead } from "@/components/catalogue/finder/where-to-read";
import { OrderDirect } from "@/components/catalogue/not-shown/order-direct";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categories, type Season } from "@/lib/domain/category";
import { likelySeason } from "@/lib/domain/likely-season";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The commonest size, for the drawing. */
const shown = { width: "205", profile: "55", rim: "16" };

/** Links into a catalogue that can be listed and searched, but has no sizes to choose from. */
async function CatalogueWays({ season, locale: { language } }: { season: Season; locale: Locale }) {
  const t = await getTranslations("layout.season");
  const search = await getTranslations("search.page");
  return (
    <div className="acts mt-3">
      {categories
        .filter(({ family }) => family === "car")
        .map((category) => (
          <Link
            key={category.id}
            className={buttonClass({ variant: category.season === season ? "go" : "plain" })}
            href={`/${language}/${category.slugs[language]}`}
          >
            {t(category.season)}
          </Link>
        ))}
      <Link className={buttonClass({})} href={pathOf("searchPage", language)}>
        {search("title")}
      </Link>
    </div>
  );
}

/**
 * The landing page's head without a finder: the drawn sidewall, and the available links to tyres. @param catalogue is there a
 * catalogue?
 */
export async function PlainHead({ catalogue, locale, now }: { catalogue: boolean; locale: Locale; now: Date }) {
  const t = await getTranslations("finder");
  const own = await getTranslations("no_catalogue");
  const season = likelySeason(now);
  const captions = {
    width: t("caption.width"),
    profile: t("caption.profile"),
    rim: t("caption.rim"),
    season: { winter: t("season.winter"), summer: t("season.summer"), all_season: t("season.all_season") },
  };
  return (
    <section className="find" id="find" data-season={season}>
      <div className="rim" />
      {/* Without fields the drawing is not interactive. */}
      <div inert>
        <FinderArc choice={{ ...shown, season }} active="w" captions={captions} />
      </div>
      <div className="wrap in">
        <div className="ask">
          <h1>{t("title")}</h1>
          <div className="ask-lead mt-1">
            <p>{catalogue ? own("landing_catalogue") : own("landing")}</p>
          </div>
          {catalogue ? <CatalogueWays season={season} locale={locale} /> : <OrderDirect locale={locale} />}
          <WhereToRead />
        </div>
      </div>
    </section>
  );
}
