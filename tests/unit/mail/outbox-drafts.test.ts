import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { outboxFolder, sweepMailDrafts } from "@/lib/backend/mail/outbox-folder";

test("a draft that a killed shop left in the outbox is removed after an hour; mails and a draft at work stay", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-drafts-"));
  const folder = outboxFolder(dataDir);
  mkdirSync(folder);
  const now = new Date();
  for (const [name, minutes] of [
    ["left", 61],
    ["at-work", 5],
  ] as const) {
    const draft = join(folder, `.${name}.eml.4711.draft`);
    writeFileSync(draft, "half a mail");
    const at = new Date(now.getTime() - minutes * 60_000);
    utimesSync(draft, at, at);
  }
  writeFileSync(join(folder, "2600000178-confirmation.eml"), "a mail");
  await sweepMailDrafts(dataDir, now);
  expect(readdirSync(folder).sort()).toEqual([".at-work.eml.4711.draft", "2600000178-confirmation.eml"]);
});

test("without an outbox there is nothing to remove", async () => {
  await expect(sweepMailDrafts(join(tmpdir(), "dezen-no-such-folder"), new Date())).resolves.toBeUndefined();
});
