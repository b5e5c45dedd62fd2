import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { AddressSheets } from "@/components/admin/print/address-sheets";
import { DeliveryNotes } from "@/components/admin/print/delivery-notes";
import { HandOverList } from "@/components/admin/print/hand-over-list";
import { OtherParts } from "@/components/admin/print/other-parts";
import { PickList } from "@/components/admin/print/pick-list";
import { PrintFrame } from "@/components/admin/print/print-frame";
import { askOrder } from "@/lib/api/admin/orders-server";
import { requireStaff } from "@/lib/api/admin/server";
import { readConfig } from "@/lib/config";
import { maxMoves } from "@/lib/domain/admin/order-view";
import { adminTexts } from "@/messages/admin/texts";

const sheets = { pick: PickList, notes: DeliveryNotes, sheets: AddressSheets, hand: HandOverList };

type Props = {
  params: Promise<{ sheet: string }>;
  searchParams: Promise<{ orders?: string | string[] }>;
};

const isSheet = (name: string): name is keyof typeof sheets => Object.hasOwn(sheets, name);

export const generateMetadata = async ({ params }: Props) => {
  const { sheet: name } = await params;
  return pageTitle(({ sheet, shell }) => (isSheet(name) ? sheet[name] : shell.print));
};

/** What is printed of the orders that the address names. */
export default async function PrintPage({ params, searchParams }: Props) {
  const { sheet } = await params;
  if (!isSheet(sheet)) notFound();
  const { orders: given = [] } = await searchParams;
  const numbers = [given]
    .flat()
    .flatMap((text) => text.split(","))
    .map((text) => text.slice(0, 10));
  const me = await requireStaff(`/admin/print/${sheet}`, ["orders", "money"]);
  const named = [...new Set(numbers)].filter((number) => /^\d{10}$/.test(number));
  const orders = (await Promise.all(named.slice(0, maxMoves).map(askOrder))).filter((order) => order !== null);
  const texts = adminTexts[me.language];
  const Sheet = sheets[sheet];
  return (
    <PrintFrame texts={texts} title={texts.sheet[sheet]} empty={orders.length === 0}>
      <OtherParts sheet={sheet} numbers={named} texts={texts} />
      <Sheet orders={orders} language={me.language} texts={texts} shop={readConfig().shop} now={new Date()} />
    </PrintFrame>
  );
}
