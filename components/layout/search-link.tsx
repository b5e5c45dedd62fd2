import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { searchIcon } from "@/components/ui/icons/search";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/request/offered";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The way to the search, for pages whose header has no field for it; nothing where there is no catalogue. */
export async function SearchLink({ language }: { language: Language }) {
  if (!(await catalogueOffered())) return null;
  const t = await getTranslations("search_box");
  return (
    <search>
      <Link href={pathOf("searchPage", language)}>
        <Icon shape={searchIcon} />
        {t("label")}
      </Link>
    </search>
  );
}
