import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { sentPictures } from "@/components/admin/shell/pictures";
import { Shell } from "@/components/admin/shell/shell";
import { TyreSheet } from "@/components/admin/tyres/tyre-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ tyres }) => tyres.title);

/** The tyre of an id with its own pictures; what is no id of a tyre is nowhere. */
async function readTyre(id: string) {
  try {
    const input = { path: { id } as never };
    const [tyre, own] = await Promise.all([
      askStaff("GET /admin/tyres/{id}", input),
      askStaff("GET /admin/tyres/{id}/pictures", input),
    ]);
    return { tyre: tyre.body, pictures: own.body.data, pattern: own.body.pattern };
  } catch (error) {
    if (error instanceof ApiError && (error.code === "invalid" || error.code === "not_found")) notFound();
    throw error;
  }
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Partial<Record<"added" | "problem", string>>> };

export default async function TyrePage({ params, searchParams }: Props) {
  const { id } = await params;
  const me = await requireStaff(`/admin/tyres/${id}`, "catalogue");
  const read = await readTyre(id);
  const sent = sentPictures(await searchParams);
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="tyres">
      <TyreSheet me={me} texts={texts} {...read} sent={sent} now={new Date()} />
    </Shell>
  );
}
