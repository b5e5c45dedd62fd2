import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { runStopTasks } from "@/lib/host/run-stop-tasks";
import { watchFiles } from "@/lib/runtime/watched-files";

it("a file that is written, made or removed is noticed within two seconds, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dezen-watched-"));
  mkdirSync(join(folder, "cs"));
  const file = join(folder, "cs", "terms.md");
  writeFileSync(file, "one");
  let changes = 0;
  watchFiles(folder, () => {
    changes += 1;
  });
  const after = async (work: () => void) => {
    await pause(100);
    changes = 0;
    work();
    for (let waited = 0; waited < 2000 && changes === 0; waited += 50) await pause(50);
    return changes;
  };
  try {
    expect(await after(() => {})).toBe(0);
    expect(await after(() => utimesSync(file, new Date(), new Date()))).toBe(1);
    expect(await after(() => writeFileSync(join(folder, "new.md"), "two"))).toBe(1);
    expect(await after(() => rmSync(file))).toBe(1);
  } finally {
    await runStopTasks();
    rmSync(folder, { recursive: true });
  }
});
