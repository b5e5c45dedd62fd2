import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import { recognisedColumns } from "@/lib/backend/import/columns/recognised-columns";
import type { OpenList } from "@/lib/backend/import/file/open-list";
import type { ImportCounts, ImportResult } from "@/lib/backend/import/import-job";
import { defaultRates, type Rates } from "@/lib/backend/import/prices/rates";
import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";

type Opened = { list: OpenList; plan: ColumnPlan; rates: Rates };

/** How a list is read, in one line. */
function openedText({ t }: CommandMessages, { file }: OpenList): string {
  if (file.kind === "xlsx") return t("opened_xlsx", { file: file.path, sheet: file.part ?? "" });
  if (file.kind === "xml") {
    return t("opened_xml", { file: file.path, encoding: file.encoding, element: file.part ?? "" });
  }
  const delimiter = file.delimiter === "\t" ? t("tab") : file.delimiter;
  return t("opened", { file: file.path, encoding: file.encoding, delimiter });
}

const builtIn: Rates = defaultRates;

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/**
 * What the import is going to do, as lines: how the file is read, which columns mean what, at which rates.
 * @param say `given`: currencies whose rate was given; `samples`: show some cells of each column
 */
export function openingText(
  messages: CommandMessages,
  { list, plan, rates }: Opened,
  say: { given: readonly string[]; samples: boolean },
): string[] {
  const { t, language } = messages;
  const columns = [...plan.places].map(([field, place]) =>
    "header" in place ? `${place.header} → ${field}` : `${field} = ${place.value}`,
  );
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const worth = Object.entries(rates)
    .filter(([currency]) => currency !== "CZK")
    .map(([currency, rate]) => {
      const origin = say.given.includes(currency) || rate !== builtIn[currency] ? "" : ` (${t("default_rate")})`;
      return `1 ${currency} = ${number.format(rate)} CZK${origin}`;
    });
  const samples = recognisedColumns(list.header.cells, plan, list.samples).map(
    ({ column, field, samples }) => `  ${column} → ${field ?? "–"}: ${samples.map(shown).join(" · ") || "–"}`,
  );
  return [
    openedText(messages, list),
    t("columns", { columns: columns.join(", ") }),
    ...(say.samples ? samples : []),
    ...(plan.ignored.length > 0 ? [t("ignored", { columns: plan.ignored.join(", ") })] : []),
    t("rates", { rates: worth.join("; ") }),
  ];
}

const always = ["rows", "added", "changed", "price_changes", "unchanged", "refused"] as const;

function countsOf(counts: ImportCounts) {
  return {
    rows: counts.rows,
    added: counts.added,
    changed: counts.changed,
    price_changes: counts.priceChanges,
    identified: counts.identified,
    unchanged: counts.unchanged,
    refused: counts.refused,
    retired: counts.retired,
    sold_out: counts.soldOut,
    released: counts.released,
  };
}

/** How it ended, as lines. `memory`: the most the process ever took, in bytes. */
export function closingText(
  { t, language }: CommandMessages,
  { outcome, counts }: ImportResult,
  effort: { seconds: number; memory: number; stock: number },
): string[] {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
  const lines = [t(`outcome.${outcome}`, { count: counts.refused })];
  if (outcome !== "rows_refused") {
    for (const [name, value] of Object.entries(countsOf(counts))) {
      if (value > 0 || (always as readonly string[]).includes(name))
        lines.push(`  ${t(`count.${name}`)}: ${number(value)}`);
    }
    if (counts.unknownStock > 0)
      lines.push(t("notice.unknown_stock", { count: counts.unknownStock, stock: effort.stock }));
    if (counts.unknownSnow > 0) lines.push(t("notice.unknown_snow", { count: counts.unknownSnow }));
  }
  const rate = number(counts.rows / Math.max(0.001, effort.seconds));
  lines.push(t("effort", { seconds: number(effort.seconds, 1), rate, memory: number(effort.memory / 2 ** 20) }));
  return lines;
}
