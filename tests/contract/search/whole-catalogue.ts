import { generateDemonstration } from "@/lib/backend/catalogue/demonstration/generate";
import { storeCatalogue } from "@/lib/backend/catalogue/store-catalogue";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";

/** Puts the whole demonstration catalogue into the empty database named by `DATABASE_URL`. */
export async function storeWholeCatalogue(): Promise<void> {
  const parts = generateDemonstration({ year: 2026 });
  await withOwnConnection(({ sql }) => sql.begin((transaction) => storeCatalogue(transaction, parts)));
}
