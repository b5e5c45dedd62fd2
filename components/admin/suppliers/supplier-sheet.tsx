import type { ReactNode } from "react";
import { Mast, Part } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { SupplierForm } from "./supplier-form";

type Props = {
  me: Me;
  texts: AdminTexts;
  supplier: Supplier;
  /** Fields that a column of its list can hold. */
  fields: readonly string[];
  now: Date;
  /** More parts of the sheet. */
  children?: ReactNode;
};

/** One supplier: what is known of it and how its list is read. */
export function SupplierSheet({ me, texts, supplier, fields, now, children }: Props) {
  const { suppliers: words } = texts;
  const { name, kind, lead_days, cutoff } = supplier;
  const terms = fill(words.terms, { days: counted(words.days, lead_days, me.language), time: cutoff });
  return (
    <>
      <Mast title={name} language={me.language} now={now}>
        {kind === "own" ? words.own : terms}
      </Mast>
      <p className="under facts">
        <a href="/admin/suppliers">{words.back}</a>
      </p>
      <Part title={words.basics}>
        <SupplierForm supplier={supplier} language={me.language} texts={texts} fields={fields} />
      </Part>
      {children}
    </>
  );
}
