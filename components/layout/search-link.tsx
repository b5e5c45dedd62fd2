import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The way to the search, for headers without its field. */
export async function SearchLink({ language }: { language: Language }) {
  const t = await getTranslations("search_box");
  return (
    <Link className="search-link" href={pathOf("searchPage", language)} aria-label={t("label")}>
      <Icon name="search" />
      <span className="hm">{t("label")}</span>
    </Link>
  );
}
