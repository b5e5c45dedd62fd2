import { getMessages } from "next-intl/server";
import { SearchBox } from "@/components/search/search-box";
import type { Language } from "@/lib/domain/locale";

/** The search in the header of every page. */
export async function HeaderSearch({ language }: { language: Language }) {
  const { search_box: messages } = await getMessages();
  return <SearchBox language={language} messages={messages} />;
}
