import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { fetchList } from "@/lib/api/admin/change-set-actions";
import { fill } from "@/messages/admin/fill";
import type { ListSupplier } from "./import-parts";
import type { Words } from "./set-words";

/** Fetches the list of a supplier that has an address for it, now. */
export function FetchLists({ suppliers, words }: { suppliers: readonly ListSupplier[]; words: Words }) {
  const { language, texts } = words;
  const { imports } = texts;
  const known = suppliers.filter(({ feed_url }) => feed_url !== null);
  if (known.length === 0) return null;
  return (
    <ul className="rows">
      {known.map(({ id, name }) => (
        <li key={id}>
          <span>{fill(imports.fetch_from, { name })}</span>
          <StaffForm
            action={fetchList}
            language={language}
            texts={formTexts(texts)}
            sent={{ id: `fetch-${id}`, supplier: id }}
            className="inline"
            buttons={
              <button className="sec" type="submit">
                {imports.fetch}
              </button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
