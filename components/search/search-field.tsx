import { TextField } from "@/components/ui/field";
import { maxSearchLength } from "@/lib/domain/typed-search";

export type SearchFieldProps = { label: string; placeholder: string };

/** The field for what is looked for, on the search's own pages. @param q what it holds */
export function SearchField({ q, ...said }: SearchFieldProps & { q?: string }) {
  return (
    <TextField
      {...said}
      key={q}
      id="search-q"
      className="wide"
      type="search"
      name="q"
      required
      maxLength={maxSearchLength}
      defaultValue={q}
      enterKeyHint="search"
    />
  );
}
