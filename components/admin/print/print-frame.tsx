import type { ReactNode } from "react";
import type { AdminTexts } from "@/messages/admin/texts";
import { PrintButton } from "./print-button";

type Props = {
  texts: AdminTexts;
  title: string;
  empty: boolean;
  /** What is said where there is nothing to print, if not that orders are to be picked first. */
  none?: string;
  /** The sheet that it belongs to, if not that of the orders. */
  back?: string;
  children: ReactNode;
};

/** What is printed, with a line above it that is not. */
export function PrintFrame({
  texts: { sheet },
  title,
  empty,
  none = sheet.none,
  back = "/admin/orders",
  children,
}: Props) {
  return (
    <main className="paper">
      <div className="acts">
        {empty ? null : <PrintButton text={sheet.print} />}
        <a className="lk" href={back}>
          {sheet.back}
        </a>
      </div>
      {empty ? (
        <>
          <h1>{title}</h1>
          <p>{none}</p>
        </>
      ) : (
        children
      )}
    </main>
  );
}
