import type { Language } from "@/lib/domain/locale";
import { FormSelect } from "./form-fields";

/** The names of the languages, each in itself. */
const languageNames = [
  ["cs", "Čeština"],
  ["sk", "Slovenčina"],
  ["en", "English"],
] as const;

/** The language that somebody works in. */
export function LanguageField({ id, label, chosen }: { id: string; label: string; chosen: Language }) {
  return <FormSelect id={id} name="language" label={label} defaultValue={chosen} options={languageNames} />;
}
