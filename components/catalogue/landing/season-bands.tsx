import { getFormatter, getTranslations } from "next-intl/server";
import { Drawing } from "@/components/catalogue/drawing/drawing";
import type { DrawnPattern } from "@/components/catalogue/drawing/drawn-pattern";
import { treadSvg } from "@/components/catalogue/drawing/tread";
import { Link } from "@/components/ui/link";
import type { categoryCounts } from "@/lib/api/catalogue/landing-server";
import type { Season } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { narrowThousands } from "@/lib/domain/thousands";

const shown: { season: Season; treads: Pick<DrawnPattern, "tread" | "seed">[] }[] = [
  {
    season: "winter",
    treads: [
      { tread: "directional", seed: "alpin 7" },
      { tread: "symmetric", seed: "blizzak 6" },
    ],
  },
  { season: "summer", treads: [{ tread: "asymmetric", seed: "primacy 5" }] },
  { season: "all_season", treads: [{ tread: "directional", seed: "crossclimate 2" }] },
];

/** The three seasons for cars as grounds with drawn treads, each with its number of tyres and lowest price. */
export async function SeasonBands({
  counts,
  locale,
}: {
  counts: Awaited<ReturnType<typeof categoryCounts>>;
  locale: Locale;
}) {
  const t = await getTranslations("landing");
  const format = await getFormatter();
  return (
    <section aria-labelledby="seasons">
      <h2 className="vh" id="seasons">
        {t("seasons")}
      </h2>
      <div className="seas">
        {shown.map(({ season, treads }) => {
          const category = counts.find((candidate) => candidate.family === "car" && candidate.season === season);
          if (!category) return null;
          return (
            <Link key={season} data-season={season} href={`/${locale.language}/${category.slugs[locale.language]}`}>
              <h3>{t(`${season}.title`)}</h3>
              <p>{t(`${season}.text`)}</p>
              <p className="sm">
                {t.rich("count_from", {
                  count: category.count,
                  number: narrowThousands(format.number(category.count)),
                  price: category.price_from ? formatMoney(category.price_from, locale.language) : "",
                  b: (text) => <b className="num">{text}</b>,
                })}
              </p>
              <div className="ty">
                {treads.map((tread) => (
                  <Drawing key={tread.seed} svg={treadSvg({ season, family: "car", ...tread }, { crop: 330 })} />
                ))}
              </div>
            </Link>
          );
        })}
      </div>
    </section>
  );
}
