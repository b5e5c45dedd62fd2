import type postgres from "postgres";
import type { ArchiveSection } from "@/lib/backend/backup/archive-format";

type Sql = postgres.Sql | postgres.TransactionSql;
type Found = ArchiveSection & { parents: string[] };

/** Parents before children, by name otherwise. @throws Error for a circle, which COPY could not load */
function inOrder(found: Found[]): Found[] {
  const sorted: Found[] = [];
  let left = found;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (ready.length === 0) throw new Error(`Foreign keys go round in a circle: ${[...waiting].join(", ")}.`);
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/**
 * The shop's tables as the catalogue of the database knows them, so that a table of a later migration is among them by
 * itself: all of the schema `public` but those of extensions, and those that do not outlive a crash (`unlogged`). Columns that the database computes are left
 * out, and numbers of transactions, which mean nothing in another cluster.
 * @returns those that others refer to first
 */
export async function ownTables(sql: Sql): Promise<ArchiveSection[]> {
  const found = await sql<Found[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype
        order by attnum
      ) as columns,
      array(
        select distinct format('%I.%I', pn.nspname, p.relname)
        from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`;
  return inOrder([...found]).map(({ name, columns }) => ({ name, columns }));
}

/** The last value of each sequence that has given one. Sequences know no snapshot: ask after the first query of one, and
 * no number that is in it can be given again. */
export async function sequenceValues(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; value: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
