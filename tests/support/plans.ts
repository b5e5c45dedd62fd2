import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { type Connection, connection } from "@/lib/backend/kernel/database/connect";
import { preparedQueries } from "@/lib/backend/kernel/database/prepared-queries";

type Raw = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Raw[];
};

/** A step of a plan: what it reads or sorts, in rows over all of its runs. */
type Node = { type: string; table: string | undefined; read: number; sorted: number };

/** How PostgreSQL carries a query out at first, planned for its values, and once it may have settled on one plan for all values. */
export type Plan = { query: string; when: "first" | "settled"; nodes: Node[] };

/** After so many runs a prepared query may be planned once for all. */
const untilSettled = 5;

const rowsOf = (raw: Raw) => raw["Actual Rows"] * raw["Actual Loops"];

function nodesOf(raw: Raw): Node[] {
  const under = raw.Plans ?? [];
  const scan = raw["Node Type"].includes("Scan") && raw["Relation Name"] !== undefined;
  const sort = raw["Node Type"].includes("Sort");
  return [
    {
      type: raw["Node Type"],
      table: raw["Relation Name"],
      read: scan ? rowsOf(raw) + (raw["Rows Removed by Filter"] ?? 0) * raw["Actual Loops"] : 0,
      sorted: sort ? under.reduce((sum, one) => sum + rowsOf(one), 0) : 0,
    },
    ...under.flatMap(nodesOf),
  ];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** A query as the shop has asked it. `plannedOnce`: on the connections on which there is one plan for all values from the first on. */
export type Asked = { query: string; params: unknown[]; plannedOnce: boolean };

/** From now on tells of everything that the shop asks its database. */
export function overhear(tell: (asked: Asked) => void): void {
  const logged = ({ sql: pool }: Connection, plannedOnce: boolean): Connection => {
    const logger = { logQuery: (query: string, params: unknown[]) => tell({ query, params, plannedOnce }) };
    return { sql: pool, database: drizzle(preparedQueries(pool), { logger }) };
  };
  const known = connection();
  globalThis.dezen?.set("database pool", { ...logged(known, false), planned: logged(known.planned, true) });
}

/** Carries queries out as the shop's are, prepared and again and again, and tells how. */
export async function planned(sql: postgres.Sql, queries: readonly Asked[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  await sql.begin(async (transaction) => {
    for (const { query, params, plannedOnce } of queries) {
      await transaction.unsafe(`set local plan_cache_mode = ${plannedOnce ? "force_generic_plan" : "auto"}`);
      await transaction.unsafe(`prepare planned as ${query}`);
      const run = `execute planned${params.length === 0 ? "" : `(${params.map(literal).join(", ")})`}`;
      for (const when of ["first", "settled"] as const) {
        const [row] = await transaction.unsafe(`explain (analyze, timing off, format json) ${run}`);
        plans.push({ query, when, nodes: nodesOf(row?.["QUERY PLAN"][0].Plan) });
        if (when === "first") for (let again = 0; again < untilSettled; again += 1) await transaction.unsafe(run);
      }
      await transaction.unsafe("deallocate planned");
    }
  });
  return plans;
}
