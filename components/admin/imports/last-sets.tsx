import { Part } from "@/components/admin/shell/mast";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { SetTable } from "./set-table";

/** So many of a supplier's change sets stand on its page. */
const most = 5;

type Props = { sets: readonly ChangeSet[]; language: Language; texts: AdminTexts };

/** The last lists of one supplier: when they came, how they stand and what they change; each leads to its own sheet. */
export function LastSets({ sets, language, texts }: Props) {
  const { imports } = texts;
  return (
    <Part title={imports.last_sets}>
      <SetTable sets={sets.slice(0, most)} words={{ language, texts }} empty={imports.last_sets_none} />
      <p className="acts">
        <a className="lk" href="/admin/imports">
          {imports.last_sets_all}
        </a>
      </p>
    </Part>
  );
}
