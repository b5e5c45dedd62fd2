import type { ReactNode } from "react";
import type { AdminTexts } from "@/messages/admin/texts";
import { PrintButton } from "./print-button";

type Props = { texts: AdminTexts; title: string; empty: boolean; children: ReactNode };

/** What is printed, with a line above it that is not. */
export function PrintFrame({ texts: { sheet }, title, empty, children }: Props) {
  return (
    <main className="paper">
      <div className="acts">
        {empty ? null : <PrintButton text={sheet.print} />}
        <a className="lk" href="/admin/orders">
          {sheet.back}
        </a>
      </div>
      {empty ? (
        <>
          <h1>{title}</h1>
          <p>{sheet.none}</p>
        </>
      ) : (
        children
      )}
    </main>
  );
}
