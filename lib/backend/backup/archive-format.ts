import { z } from "zod";
import { jobColumns } from "@/lib/backend/jobs/archived-jobs";

/*
 * A backup is one gzip file of UTF-8 lines:
 *
 *   1. the manifest, one line of JSON;
 *   2. for each section of the manifest, in its order, the rows as `COPY … TO STDOUT` writes them in PostgreSQL's text
 *      format (one line each), then a line `\.`, which no row can be (COPY doubles every backslash of a value);
 *   3. the trailer, one line of JSON: rows per section and the SHA-256 of every byte before this line.
 *
 * So `gunzip -c` shows it, a cut file has no trailer, and a changed one has another sum.
 */

/** Ends the rows of a section. */
export const endOfRows = "\\.\n";

/** The version of the format that this program writes; it reads this one only. */
export const formatVersion = 1;

/** Rows that belong together: a table (its name and columns quoted for SQL), or the jobs that wait in the mail queue. */
const sectionSchema = z.object({ name: z.string(), columns: z.array(z.string()) });

export const manifestSchema = z.object({
  format: z.literal("dezen-backup"),
  version: z.literal(formatVersion),
  /** Version of the shop that took it. */
  shop: z.string(),
  takenAt: z.iso.datetime(),
  /** Each applied migration, the oldest first, by its time in the journal of the migrations (ms). */
  migrations: z.array(z.number().int()),
  /** The last value each sequence has given. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** The greatest number a job of the queue has had; mails are told apart by it. */
  lastJob: z.string().regex(/^\d+$/),
  sections: z.array(sectionSchema),
});

export const trailerSchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  sha256: z.string(),
});

export type ArchiveSection = z.infer<typeof sectionSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Trailer = z.infer<typeof trailerSchema>;

/** Name of the section of the jobs that wait, which no table has. */
export const jobsSection = "jobs";

/** That section: jobs in terms of their queue's interface. */
export const waitingJobs: ArchiveSection = { name: jobsSection, columns: [...jobColumns] };

/** How many lines end in a piece of COPY's text: one line is one row. */
export function countRows(piece: Buffer): number {
  let rows = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows += 1;
  return rows;
}
