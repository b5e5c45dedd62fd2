import { listWork } from "@/lib/backend/admin/supply/list-work";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { csvLine } from "@/lib/domain/admin/csv";
import { adminTexts } from "@/messages/admin/texts";

/** Minor units as a spreadsheet of the shop's countries reads a sum: `1234,50`. */
const decimal = (amount: number) => (amount / 100).toFixed(2).replace(".", ",");

/**
 * What is to be ordered from a supplier, as a table that it is sent: no customer is in it.
 * @throws ApiProblem `not_found` where nothing is to be ordered there
 */
export async function supplierTable(id: number, { now, staff }: StaffContext): Promise<AsyncGenerator<string>> {
  const { suppliers } = await listWork(now);
  const tyres = suppliers.find((one) => one.id === id)?.tyres.filter(({ state }) => state === "to_order") ?? [];
  if (tyres.length === 0) throw new ApiProblem("not_found");
  const { sourcing } = adminTexts[staff.language];
  const heads = ["code", "ean", "size", "tyre", "pieces", "cost", "currency"] as const;
  const rows = tyres.map(({ code, ean, size, name, pieces, cost }) =>
    csvLine([
      ...[code ?? "", ean ?? "", size, name, String(pieces)],
      ...(cost ? [decimal(cost.amount), cost.currency] : ["", ""]),
    ]),
  );
  return (async function* lines() {
    yield `\uFEFF${csvLine(heads.map((head) => sourcing.column[head]))}`; // by the mark spreadsheets know UTF-8
    yield* rows;
  })();
}
