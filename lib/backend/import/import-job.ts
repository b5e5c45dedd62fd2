import type { Mapping } from "@/lib/backend/import/columns/mapping";
import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import type { Delimiter } from "@/lib/backend/import/file/delimiter";
import type { FileEncoding } from "@/lib/backend/import/file/encoding";
import type { OpenList } from "@/lib/backend/import/file/open-list";
import type { Rates } from "@/lib/backend/import/prices/rates";
import type { RefusedRow, StageCounts } from "@/lib/backend/import/stage-list";

export type ImportOptions = {
  file: string;
  mapping: Mapping;
  encoding?: FileEncoding;
  delimiter?: Delimiter;
  currency?: string;
  /** As `readRates` takes them. */
  rates: Record<string, string>;
  /** Pieces of a new tyre where the list says nothing, or only that there are some. */
  stock?: number;
  keepGoing: boolean;
  dryRun: boolean;
  /** The list is the whole stock: what it doesn't name is sold out. */
  complete: boolean;
  keepDemonstration: boolean;
  /** Each row must state the product_id by which a back end elsewhere knows the tyre. */
  needsProductId: boolean;
  /** Percent, added to net prices. */
  vatRate: number;
  now: Date;
};

/** Callbacks for the progress of an import. */
export type ImportListener = {
  opened(opened: { list: OpenList; plan: ColumnPlan; rates: Rates }): void;
  /** Called often; bytes and rows of the file read so far. */
  progress(bytes: number, rows: number): void;
  merging(): void;
  refused(row: RefusedRow): Promise<void>;
};

export type ImportCounts = StageCounts & {
  added: number;
  changed: number;
  priceChanges: number;
  /** Tyres of the shop that got a product_id, or another one. */
  identified: number;
  /** Tyres left without a product_id, which the list gives to another. */
  released: number;
  unchanged: number;
  /** Demonstration tyres taken off sale. */
  retired: number;
  /** Tyres of earlier lists set to no stock. */
  soldOut: number;
};

export type ImportResult = { outcome: "imported" | "dry_run" | "rows_refused"; counts: ImportCounts };
