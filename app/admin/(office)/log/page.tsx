import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { LogSheet } from "@/components/admin/log/log-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ log }) => log.title);

type Query = Partial<Record<"staff" | "action" | "after", string>>;

/** The log of a filter; a filter that cannot be read names nothing. */
async function readLog(query: Query) {
  try {
    return (await askStaff("GET /admin/log", { query: query as never })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}

export default async function LogPage({ searchParams }: { searchParams: Promise<Query> }) {
  const me = await requireStaff("/admin/log", "owner");
  const { staff, action, after } = await searchParams;
  const [{ data, page }, people] = [
    await readLog({ staff, action, after }),
    (await askStaff("GET /admin/staff", {})).body,
  ];
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="log">
      <LogSheet
        entries={data}
        next={page.next}
        people={people.data}
        filter={{ staff, action }}
        language={me.language}
        texts={texts}
        now={new Date()}
      />
    </Shell>
  );
}
