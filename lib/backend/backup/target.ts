import type postgres from "postgres";
import { BackupRefused } from "@/lib/backend/backup/refused";

type Sql = postgres.Sql | postgres.TransactionSql;

/**
 * Tables with data of customers or the merchant: with rows in one of them the database must not be overwritten. A guest's
 * cart, counted visits and the demonstration's tyres are not.
 */
const peoples = ["customer_order", "account", "contact_message", "review", "stock_notice", "staff"];

async function holdsAny(sql: Sql, table: string, condition = "true"): Promise<boolean> {
  const [there] = await sql`select to_regclass(${`public.${table}`}) is not null as made`;
  if (!there?.made) return false;
  const [found] = await sql.unsafe(`select exists (select from public.${table} where ${condition}) as any`);
  return found?.any;
}

async function isEmpty(sql: Sql): Promise<boolean> {
  for (const table of peoples) if (await holdsAny(sql, table)) return false;
  return !(await holdsAny(sql, "product", "source <> 'demonstration'"));
}

/**
 * Whether a backup may be loaded into this database.
 * @param replace whether data of a shop may be overwritten
 * @throws BackupRefused `in_use` while a shop or one of its commands is connected; `foreign_tables` when the tables are
 *   not a shop's; `not_empty` when there is more than a demonstration, unless `replace`
 */
export async function checkTarget(sql: Sql, replace: boolean): Promise<void> {
  const others = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'dezen%'`;
  if (others.length > 0) throw new BackupRefused("in_use");
  const [found] = await sql`
    select to_regclass('drizzle.__drizzle_migrations') is null
      and exists (select from pg_tables where schemaname = 'public') as foreign`;
  if (found?.foreign) throw new BackupRefused("foreign_tables");
  if (!replace && !(await isEmpty(sql))) throw new BackupRefused("not_empty");
}

/**
 * Everything in the schema `public` that a migration can have made, except what belongs to an extension, each with the SQL
 * that removes it. Tables take their own sequences, indexes, triggers and the functions of their rows with them.
 */
const removals = `
  select format('drop table %s cascade', c.oid::regclass) as statement, 1 as step from pg_class c
  where relkind = 'r' and relnamespace = 'public'::regnamespace and ${notOfExtension("c")}
  union all select format('drop sequence if exists %s', c.oid::regclass), 2 from pg_class c
  where relkind = 'S' and relnamespace = 'public'::regnamespace and ${notOfExtension("c")}
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
  union all select format('drop function if exists %s', p.oid::regprocedure), 3 from pg_proc p
  where prokind = 'f' and pronamespace = 'public'::regnamespace and ${notOfExtension("p")}
  union all select format('drop type %s', t.oid::regtype), 4 from pg_type t
  where typtype = 'e' and typnamespace = 'public'::regnamespace and ${notOfExtension("t")}
  order by step`;

function notOfExtension(alias: string): string {
  return `not exists (select from pg_depend d where d.objid = ${alias}.oid and d.deptype = 'e')`;
}

/** Removes a shop's tables, sequences, functions and types, and empties the journal of its migrations. */
export async function dropShop(tx: postgres.TransactionSql): Promise<void> {
  for (const { statement } of await tx.unsafe<{ statement: string }[]>(removals)) await tx.unsafe(statement);
  const [journal] = await tx`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  if (journal?.made) await tx`truncate drizzle.__drizzle_migrations restart identity`;
}
