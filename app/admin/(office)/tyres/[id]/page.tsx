import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { TyreSheet } from "@/components/admin/tyres/tyre-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ tyres }) => tyres.title);

/** The tyre of an id; what is no id of a tyre is nowhere. */
async function readTyre(id: string) {
  try {
    return (await askStaff("GET /admin/tyres/{id}", { path: { id } as never })).body;
  } catch (error) {
    if (error instanceof ApiError && (error.code === "invalid" || error.code === "not_found")) notFound();
    throw error;
  }
}

export default async function TyrePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const me = await requireStaff(`/admin/tyres/${id}`, "catalogue");
  const tyre = await readTyre(id);
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="tyres">
      <TyreSheet me={me} texts={texts} tyre={tyre} now={new Date()} />
    </Shell>
  );
}
