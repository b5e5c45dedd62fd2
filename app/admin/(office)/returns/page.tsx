import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { ReturnsSheet } from "@/components/admin/returns/returns-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { refusedForm } from "@/lib/api/admin/refused-form";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ returns }) => returns.title);

type Query = Partial<Record<"view" | "order" | "after", string>>;

/** The withdrawals of a view; a filter that cannot be read names nothing. */
async function readReturns(query: Query) {
  try {
    return (await askStaff("GET /admin/returns", { query: query as never })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}

export default async function ReturnsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const me = await requireStaff("/admin/returns", "orders");
  const { view, order, after } = await searchParams;
  const { data, page } = await readReturns({ view, order, after });
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="returns">
      <ReturnsSheet
        me={me}
        texts={texts}
        rows={data}
        next={page.next}
        view={view === "ended" ? "ended" : "open"}
        order={order ?? null}
        after={after ?? null}
        now={new Date()}
        refused={refusedForm()}
      />
    </Shell>
  );
}
