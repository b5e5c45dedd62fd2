import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The way to the search, for pages whose header has no field for it. */
export async function SearchLink({ language }: { language: Language }) {
  const t = await getTranslations("search_box");
  return (
    <search>
      <Link href={pathOf("searchPage", language)}>
        <Icon name="search" />
        {t("label")}
      </Link>
    </search>
  );
}
