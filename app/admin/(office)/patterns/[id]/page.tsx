import { pageTitle } from "@/app/admin/page-title";
import { PatternSheet } from "@/components/admin/patterns/pattern-sheet";
import { sentPictures } from "@/components/admin/shell/pictures";
import { Shell } from "@/components/admin/shell/shell";
import { askPattern } from "@/lib/api/admin/patterns-server";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ patterns }) => patterns.title);

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Partial<Record<"added" | "problem", string>>> };

export default async function PatternPage({ params, searchParams }: Props) {
  const { id } = await params;
  const me = await requireStaff(`/admin/patterns/${encodeURIComponent(id)}`, "catalogue");
  const { pattern, pictures } = await askPattern(id);
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="patterns">
      <PatternSheet
        me={me}
        texts={texts}
        pattern={pattern}
        pictures={pictures}
        sent={sentPictures(await searchParams)}
        now={new Date()}
      />
    </Shell>
  );
}
