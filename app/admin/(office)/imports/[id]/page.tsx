import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { isAtWork } from "@/components/admin/imports/import-parts";
import { ImportSheet } from "@/components/admin/imports/import-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { listedChanges, type SheetQuery } from "@/lib/api/admin/change-sets-server";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ imports }) => imports.title);

/** What an address or a filter that cannot be read names: nothing. */
function nothing(error: unknown): never {
  if (error instanceof ApiError && (error.code === "invalid" || error.code === "not_found")) notFound();
  throw error;
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SheetQuery> };

export default async function ImportPage({ params, searchParams }: Props) {
  const { id } = await params;
  const me = await requireStaff(`/admin/imports/${encodeURIComponent(id)}`, "catalogue");
  if (!/^[1-9]\d{0,9}$/.test(id)) notFound();
  const { body: set } = await askStaff("GET /admin/change-sets/{id}", { path: { id } }).catch(nothing);
  const wasRead = !isAtWork(set) && set.state !== "failed";
  const [prices, listed] = wasRead
    ? await Promise.all([
        askStaff("GET /admin/change-sets/{id}/prices", { path: { id } }).then(({ body }) => body),
        listedChanges(set, await searchParams),
      ]).catch(nothing)
    : [null, null];
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="imports">
      <ImportSheet me={me} texts={texts} set={set} prices={prices} listed={listed} now={new Date()} />
    </Shell>
  );
}
