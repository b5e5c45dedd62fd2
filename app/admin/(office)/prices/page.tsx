import { pageTitle } from "@/app/admin/page-title";
import { PricesSheet } from "@/components/admin/prices/prices-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askSimulation } from "@/lib/api/admin/prices-server";
import { readDraft, withDraft } from "@/lib/api/admin/rule-draft";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ prices }) => prices.title);

type Query = Partial<Record<"rule" | "draft" | "try" | "saved", string>>;

export default async function PricesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const me = await requireStaff("/admin/prices", "catalogue");
  const { body: saved } = await askStaff("GET /admin/price-rules", {});
  const draft = readDraft(query.draft);
  const rules = withDraft(saved.rules, draft);
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="prices">
      <PricesSheet
        me={me}
        texts={texts}
        saved={saved}
        rules={rules}
        draft={draft ? (query.draft ?? null) : null}
        open={query.rule ?? null}
        simulation={query.try ? await askSimulation(rules) : null}
        justSaved={query.saved !== undefined}
        now={new Date()}
      />
    </Shell>
  );
}
