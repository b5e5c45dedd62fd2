import type { Messages } from "next-intl";
import type { Language } from "@/lib/domain/locale";

/** What the list of suggestions tells its field: whether it is open, and the id of the active option. */
export type Combo = { expanded: boolean; active: string | null };

/** The words of the field and of its list. */
export type SearchMessages = Messages["search_box"];

/** What the list of suggestions is given: its id, the field it belongs to, whom it tells about itself, and its words. */
export type SuggestionsProps = {
  id: string;
  input: HTMLInputElement;
  onCombo: (combo: Combo) => void;
  language: Language;
  messages: SearchMessages;
};
