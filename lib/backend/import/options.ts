import { readCurrency } from "@/lib/backend/import/cells/price";
import { emptyMapping, readMapping } from "@/lib/backend/import/columns/mapping";
import { namedDelimiter } from "@/lib/backend/import/file/delimiter";
import { namedEncoding } from "@/lib/backend/import/file/encoding";
import type { ImportOptions } from "@/lib/backend/import/import-job";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { rateOption } from "@/lib/backend/import/prices/rates";
import { parseOptions } from "@/lib/backend/kernel/command/parse-options";

const known = {
  "keep-going": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  complete: { type: "boolean", default: false },
  "keep-demonstration": { type: "boolean", default: false },
  mapping: { type: "string" },
  delimiter: { type: "string" },
  encoding: { type: "string" },
  currency: { type: "string" },
  rate: { type: "string", multiple: true, default: [] as string[] },
  stock: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** The options of the command line; the rest comes from the shop's settings and the clock. */
export type RequestedImport = Omit<ImportOptions, "vatRate" | "now" | "needsProductId">;

function pieces(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new ImportRefused("bad_option", { option: "--stock", value: text });
  return Number(text);
}

function currencyOption(text: string): string {
  const code = readCurrency(text);
  if (!code) throw new ImportRefused("bad_option", { option: "--currency", value: text });
  return code;
}

/**
 * The options of the command line; `"help"` when the usage is wanted.
 * @throws ImportRefused when it is no sensible request
 */
export async function readImportOptions(args: readonly string[]): Promise<RequestedImport | "help"> {
  const { values, positionals } = parseOptions(
    args,
    known,
    (option) => new ImportRefused("unknown_option", { option }),
  );
  if (values.help) return "help";
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new ImportRefused("usage");
  return {
    file,
    mapping: values.mapping === undefined ? emptyMapping : await readMapping(values.mapping),
    ...(values.encoding !== undefined && { encoding: namedEncoding(values.encoding) }),
    ...(values.delimiter !== undefined && { delimiter: namedDelimiter(values.delimiter) }),
    ...(values.currency !== undefined && { currency: currencyOption(values.currency) }),
    ...(values.stock !== undefined && { stock: pieces(values.stock) }),
    rates: Object.fromEntries(values.rate.map(rateOption)),
    keepGoing: values["keep-going"],
    dryRun: values["dry-run"],
    complete: values.complete,
    keepDemonstration: values["keep-demonstration"],
  };
}
