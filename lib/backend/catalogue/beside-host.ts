import type { Connection } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/**
 * Tells the operator what the catalogue lacks to sell beside a back end elsewhere, which takes the orders: tyres, or the
 * ids by which that back end knows them.
 */
export async function reportCatalogueBesideHost({ sql }: Connection): Promise<void> {
  const [found] = await sql<{ sold: number; unknown: number }[]>`
    select count(*)::int as sold, (count(*) filter (where host_product_id is null))::int as unknown
    from product where active`;
  if (!found?.sold) {
    log().info("There are no tyres on sale: import the price list with npm run catalogue:import -- FILE");
  } else if (found.unknown > 0) {
    log().warn(
      `Tyres on sale without a product_id: ${found.unknown}. The back end of API_HOST does not know them, so nobody can order them: import a price list that has the column.`,
    );
  }
}
