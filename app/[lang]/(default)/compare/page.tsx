import "@/components/compare/compare.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ArrowShapes } from "@/components/catalogue/label/energy-arrows";
import { tyreName } from "@/components/catalogue/naming";
import { NotShown } from "@/components/catalogue/not-shown/not-shown";
import { CompareLink } from "@/components/compare/compare-link";
import { Comparison } from "@/components/compare/comparison";
import { OwnList } from "@/components/compare/own-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { plusIcon } from "@/components/ui/icons/plus";
import { Notice } from "@/components/ui/notice";
import { pathOf } from "@/lib/seo/paths";
import { columnsOf } from "./columns";
import { type CompareQuery, loadComparison } from "./load";

/** The address says which tyres are shown. */
export const dynamic = "force-dynamic";

export async function generateMetadata(props: CompareQuery): Promise<Metadata> {
  const { tyres } = await loadComparison(props);
  const t = await getTranslations("compare");
  const title = tyres.length > 0 ? t("table", { names: tyres.map(tyreName).join(", ") }) : t("title");
  return { title, description: t("description"), robots: { index: false, follow: true } };
}

/** Two to four tyres side by side. The address says which, so that it can be sent to somebody. */
export default async function ComparePage(props: CompareQuery) {
  const { locale, shown, named, tyres, ids, gone, over, beside } = await loadComparison(props);
  const { language } = locale;
  const t = await getTranslations("compare");
  if (!shown) return <NotShown heading={t("title")} locale={locale} />;
  const sizes = [...new Set(tyres.map(({ size }) => size.text))];
  const seasons = [...new Set(tyres.map(({ season }) => season))];
  return (
    <div className="wrap sec">
      <h1>{t("title")}</h1>
      <div className="mt-3">
        {gone > 0 ? <Notice kind="info">{t("gone", { count: gone })}</Notice> : null}
        {over > 0 ? <Notice kind="info">{t("over", { count: over })}</Notice> : null}
        {sizes.length > 1 ? <Notice>{t("sizes", { sizes: sizes.join(", ") })}</Notice> : null}
        {seasons.length > 1 ? (
          <Notice>{t("seasons", { seasons: seasons.map((season) => t(`season.${season}`)).join(", ") })}</Notice>
        ) : null}
      </div>
      {tyres.length === 0 ? (
        <EmptyState title={t("empty")} text={t("empty_text")}>
          <ButtonLink variant="go" href={pathOf("home", language)}>
            {t("to_tyres")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {tyres.length === 1 ? <p className="b">{t("one")}</p> : null}
          <ArrowShapes />
          <Comparison columns={await columnsOf(tyres, locale)} />
        </>
      )}
      {named ? null : <OwnList language={language} />}
      {beside.length > 0 ? (
        <section className="mt-4" aria-labelledby="beside">
          <h2 id="beside">{t("suggest")}</h2>
          <p className="mt-1">{t("suggest_text", { size: tyres[0]?.size.text ?? "" })}</p>
          <ul className="cmp-add">
            {beside.map((other) => (
              <li key={other.id}>
                <CompareLink shown={ids} next={[...ids, other.id]} language={language} className="btn sml">
                  <Icon shape={plusIcon} /> {t("add", { name: tyreName(other) })}
                </CompareLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
