import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyMapping } from "@/lib/backend/import/columns/mapping";
import { importWithReport } from "@/lib/backend/import/command";
import type { ImportOptions, ImportResult } from "@/lib/backend/import/import-job";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";
import { connection } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";

const header = "EAN;MPN;Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad";
const plain: ImportOptions = {
  ...{ file: "", mapping: emptyMapping, rates: {}, keepGoing: false, dryRun: false, complete: false },
  ...{ keepDemonstration: false, needsProductId: false, vatRate: 21, now: new Date("2026-11-20T10:00:00Z") },
};

/** One row of a list; what is not said is a Vzor Zima 5 205/55 R16 91H at 2 000 Kč, eight in stock, without numbers. */
export type ListedTyre = Partial<
  Record<"ean" | "mpn" | "product_id" | "brand" | "pattern" | "size" | "service" | "season", string>
> & {
  price?: number | string;
  stock?: number | string;
};

const row = (tyre: ListedTyre) => {
  const { ean = "", mpn = "", brand = "Vzor", pattern = "Zima 5", size = "205/55 R16", service = "91H" } = tyre;
  return [ean, mpn, brand, pattern, size, service, tyre.season ?? "zimní", tyre.price ?? 2000, tyre.stock ?? 8].join(
    ";",
  );
};

/** A price list as text, header included; with a column for the product_id where a row has one. */
export function listOf(tyres: readonly ListedTyre[]): string {
  const known = tyres.some(({ product_id }) => product_id !== undefined);
  const lines = tyres.map((tyre) => row(tyre) + (known ? `;${tyre.product_id ?? ""}` : ""));
  return `${[header + (known ? ";ID produktu" : ""), ...lines].join("\n")}\n`;
}

export type Imported = ImportResult & { said: string[]; rejected: string | undefined };

/** Imports a list, given as rows or as the text of a file, and tells what was said and which rows were written aside. */
export async function importList(
  list: readonly ListedTyre[] | string,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), "dezen-list-"));
  const file = join(folder, "list.csv");
  writeFileSync(file, typeof list === "string" ? list : listOf(list));
  return importFile(file, options).finally(() => rmSync(folder, { recursive: true }));
}

/** The same for a file that is there. */
export async function importFile(file: string, options: Partial<ImportOptions> = {}): Promise<Imported> {
  let said = "";
  const out = {
    write: (text: string) => {
      said += text;
    },
  };
  const result = await underUpkeepLock(
    ({ sql }) =>
      importWithReport(sql, { ...plain, ...options, file }, commandMessages("import", "en"), {
        out,
        err: { write: () => true },
      }),
    () => {},
  );
  const aside = `${file}.rejected.csv`;
  const rejected = existsSync(aside) ? readFileSync(aside, "utf8") : undefined;
  return { ...result, said: said.split("\n"), rejected };
}

export type StoredTyre = {
  id: number;
  name: string;
  slug: string;
  source: string;
  active: boolean;
  ean: string | null;
  mpn: string | null;
  product_id: string | null;
  price_czk: number;
  stock: number;
  updated_at: string;
};

/** Every tyre of the database by id, as text and numbers. */
export async function storedTyres(): Promise<StoredTyre[]> {
  const rows = await connection().sql<StoredTyre[]>`
    select p.id, b.name || ' ' || n.name as name, p.slug, source, active, ean, mpn, host_product_id as product_id, price_czk, stock,
      p.updated_at::text as updated_at
    from product as p join brand as b on b.id = p.brand_id join pattern as n on n.id = p.pattern_id order by p.id`;
  return [...rows];
}

/** Empties the catalogue. */
export async function clearCatalogue(): Promise<void> {
  await connection().sql`truncate brand, pattern, product, product_slug, price_log restart identity cascade`;
}
