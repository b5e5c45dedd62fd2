import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { PatternsSheet } from "@/components/admin/patterns/patterns-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askPatterns } from "@/lib/api/admin/patterns-server";
import { requireStaff } from "@/lib/api/admin/server";
import { type PatternView, patternViews } from "@/lib/contract/admin/pictures";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ patterns }) => patterns.title);

type Query = Partial<Record<"view" | "q" | "after", string>>;

export default async function PatternsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { view = "all", q = "", after } = await searchParams;
  if (!patternViews.includes(view as PatternView)) notFound();
  const me = await requireStaff("/admin/patterns", "catalogue");
  const { data, page } = await askPatterns({ view, ...(q && { q }), ...(after && { after }) });
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="patterns">
      <PatternsSheet me={me} texts={texts} rows={data} page={page} view={view as PatternView} q={q} now={new Date()} />
    </Shell>
  );
}
