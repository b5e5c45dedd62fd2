import { pageTitle } from "@/app/admin/page-title";
import { PatternSheet } from "@/components/admin/patterns/pattern-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askPattern } from "@/lib/api/admin/patterns-server";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ patterns }) => patterns.title);

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Partial<Record<"added" | "problem", string>>> };

export default async function PatternPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { added, problem } = await searchParams;
  const me = await requireStaff(`/admin/patterns/${encodeURIComponent(id)}`, "catalogue");
  const { pattern, pictures } = await askPattern(id);
  const texts = adminTexts[me.language];
  const sent = added === undefined ? null : { added: Number(added) || 0, problem: problem ?? null };
  return (
    <Shell language={me.language} texts={texts} me={me} room="patterns">
      <PatternSheet me={me} texts={texts} pattern={pattern} pictures={pictures} sent={sent} now={new Date()} />
    </Shell>
  );
}
