import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { DemandSheet } from "@/components/admin/demand/demand-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { demandPeriods } from "@/lib/contract/admin/demand";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ demand }) => demand.title);

export default async function DemandPage({ searchParams }: { searchParams: Promise<{ days?: string }> }) {
  const days = Number((await searchParams).days ?? 30);
  const me = await requireStaff("/admin/demand", "catalogue");
  const period = demandPeriods.find((each) => each === days) ?? notFound();
  const { body } = await askStaff("GET /admin/demand", { query: { days: period } });
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="demand">
      <DemandSheet me={me} texts={texts} {...body} days={period} now={new Date()} />
    </Shell>
  );
}
