import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { TyresSheet } from "@/components/admin/tyres/tyres-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { type TyreGap, type TyreState, tyreGaps, tyreStates } from "@/lib/domain/admin/tyre-gap";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ tyres }) => tyres.title);

type Query = Partial<Record<"q" | "gap" | "state" | "after", string>>;

/** The tyres that an address asks for; a place that cannot be read is nowhere. */
async function readTyres(query: Query) {
  try {
    return (await askStaff("GET /admin/tyres", { query: query as never })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}

export default async function TyresPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { q = "", gap, state = "on_sale", after } = await searchParams;
  const me = await requireStaff("/admin/tyres", "catalogue");
  if (!tyreStates.includes(state as TyreState) || (gap && !tyreGaps.includes(gap as TyreGap))) notFound();
  const [{ data, page }, { body: counts }] = await Promise.all([
    readTyres({ state, ...(q && { q }), ...(gap && { gap }), ...(after && { after }) }),
    askStaff("GET /admin/tyres/gaps", {}),
  ]);
  const texts = adminTexts[me.language];
  const query = { q, gap: (gap as TyreGap | undefined) ?? null, state: state as TyreState };
  return (
    <Shell language={me.language} texts={texts} me={me} room="tyres">
      <TyresSheet me={me} texts={texts} rows={data} page={page} counts={counts} query={query} now={new Date()} />
    </Shell>
  );
}
