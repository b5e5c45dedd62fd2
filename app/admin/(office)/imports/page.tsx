import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { ImportsSheet } from "@/components/admin/imports/imports-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ imports }) => imports.title);

/** A portion of the change sets; a place in the list that cannot be read names nothing. */
async function readSets(after: string | undefined) {
  try {
    return (await askStaff("GET /admin/change-sets", { query: { after } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}

export default async function ImportsPage({ searchParams }: { searchParams: Promise<{ after?: string }> }) {
  const me = await requireStaff("/admin/imports", "catalogue");
  const { after } = await searchParams;
  const [sets, suppliers] = await Promise.all([readSets(after), askStaff("GET /admin/suppliers", {})]);
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="imports">
      <ImportsSheet
        me={me}
        texts={texts}
        sets={sets.data}
        suppliers={suppliers.body.data.filter(({ kind, active }) => kind === "list" && active)}
        next={sets.page.next}
        after={after ?? null}
        now={new Date()}
      />
    </Shell>
  );
}
