import { emptyMapping } from "@/lib/backend/import/columns/mapping";
import { importWithReport } from "@/lib/backend/import/command";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";

// The process whose memory is measured: it imports the file it is given, silently, and prints what that took as JSON.
const [file = ""] = process.argv.slice(2);
const nowhere = { write: () => true };
const began = performance.now();
underUpkeepLock(
  ({ sql }) =>
    importWithReport(
      sql,
      {
        ...{ file, mapping: emptyMapping, rates: {}, keepGoing: false, dryRun: false, complete: false },
        ...{ keepDemonstration: true, needsProductId: false, vatRate: 21, now: new Date() },
      },
      commandMessages("import", "en"),
      { out: nowhere, err: nowhere },
    ),
  () => {},
).then(({ counts }) => {
  const seconds = (performance.now() - began) / 1000;
  const memory = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({ seconds, memory, added: counts.added }));
});
