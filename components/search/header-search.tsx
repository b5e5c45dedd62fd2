import { getMessages } from "next-intl/server";
import { SearchBox } from "@/components/search/search-box";
import { catalogueOffered } from "@/lib/api/request/offered";
import type { Language } from "@/lib/domain/locale";

/** The search in the header of every page. Nothing without a catalogue. */
export async function HeaderSearch({ language }: { language: Language }) {
  if (!(await catalogueOffered())) return null;
  const { search_box: messages } = await getMessages();
  return <SearchBox language={language} messages={messages} />;
}
