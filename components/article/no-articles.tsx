import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Shown when the shop has no articles. */
export function NoArticles({ language }: { language: Language }) {
  const t = useTranslations("no_articles");
  return (
    <div className="wrap sec">
      <h1>{t("title")}</h1>
      <p className="blog-lead">{t("text")}</p>
      <p className="acts mt-4">
        <ButtonLink variant="go" href={pathOf("contacts", language)}>
          {t("ask")}
        </ButtonLink>
        <ButtonLink href={pathOf("faq", language)}>{t("faq")}</ButtonLink>
      </p>
    </div>
  );
}
