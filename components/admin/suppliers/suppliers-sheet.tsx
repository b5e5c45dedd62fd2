import { Mast, Part } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { AddForm } from "./add-form";

type Props = { me: Me; texts: AdminTexts; suppliers: readonly Supplier[]; now: Date };

/** Whom tyres come from, and how one more is added. */
export function SuppliersSheet({ me, texts, suppliers, now }: Props) {
  const { language } = me;
  const { suppliers: words } = texts;
  const others = suppliers.filter(({ kind }) => kind === "list").length;
  return (
    <>
      <Mast title={words.title} language={language} now={now}>
        {others === 0 ? words.none : counted(words.sentence, others, language)}
      </Mast>
      {suppliers.length > 0 ? (
        <Part title={words.title}>
          <ul className="rows">
            {suppliers.map(({ id, name, kind, active, lead_days, cutoff }) => (
              <li key={id}>
                <a className="b" href={`/admin/suppliers/${id}`}>
                  {name}
                </a>{" "}
                <span className="q">
                  {kind === "own"
                    ? words.own
                    : fill(words.terms, { days: counted(words.days, lead_days, language), time: cutoff })}
                  {active ? "" : ` · ${words.off}`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={words.add} note={words.add_lead}>
        {suppliers.length === 0 ? <p className="q">{words.first_note}</p> : null}
        <AddForm language={language} texts={texts} />
      </Part>
    </>
  );
}
