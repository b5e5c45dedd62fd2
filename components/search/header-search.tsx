import { SearchBox } from "@/components/search/search-box";
import type { Language } from "@/lib/domain/locale";
import { Island } from "@/lib/i18n/island";

/** The search in the header of every page. */
export function HeaderSearch({ language }: { language: Language }) {
  return (
    <Island namespaces={["search_box"]}>
      <SearchBox language={language} />
    </Island>
  );
}
