import type { Delimiter } from "@/lib/backend/import/file/delimiter";
import type { FileEncoding } from "@/lib/backend/import/file/encoding";

/** What a person says of a list; of CSV only, the other kinds say it themselves. */
export type GivenForm = { encoding?: FileEncoding | undefined; delimiter?: Delimiter | undefined };
