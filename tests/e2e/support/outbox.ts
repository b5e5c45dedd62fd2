import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** The mail to an address whose file begins with `start`, as soon as the outbox has it; blanks in its text are plain ones. */
export async function mailTo(
  dataDir: string,
  start: string,
  email: string,
): Promise<{ subject: string; text: string }> {
  const outbox = join(dataDir, "outbox");
  let letter: Email | undefined;
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.startsWith(start) && name.endsWith(".eml"));
    const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    letter = letters.find(({ to }) => to?.some(({ address }) => address === email));
    expect(letter).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return { subject: letter?.subject ?? "", text: (letter?.text ?? "").replace(/[\u00a0\u202f]/g, " ") };
}
