import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import type { setTrap } from "./script-trap";

type Trap = Awaited<ReturnType<typeof setTrap>>;

/** Signs that steer a text instead of being seen are taken out of names. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Fails unless the page shows all the texts as they were typed, in its words or in a field. */
export async function shows(page: Page, ...texts: string[]): Promise<void> {
  await expect(async () => {
    const fields = await page
      .locator("input, textarea")
      .evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is meant, not what stands in scripts and styles
    const seen = plain([await page.locator("body").innerText(), ...fields].join("\n"));
    for (const text of texts) expect(seen).toContain(plain(text));
  }).toPass({ timeout: 15_000 });
}

/** Opens an address, where the texts have to be seen, and looks for what was taken for more than text. */
export async function visit(page: Page, trap: Trap, path: string, ...texts: string[]): Promise<void> {
  await page.goto(path);
  await shows(page, ...texts);
  await trap.check(page);
}

/** The HTML of the mails in an outbox whose file names begin so, as soon as there are that many. */
async function lettersOf(dataDir: string, starts: readonly string[], count: number): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  let names: string[] = [];
  await expect(async () => {
    const all = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
    names = all.filter((name) => starts.some((start) => name.startsWith(start)));
    expect(names.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 60_000 });
  return Promise.all(
    names.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).html ?? ""),
  );
}

/**
 * Opens mails as a reader's program would that cleans nothing: on a page without a policy, where what is not written as text runs.
 * Among them each text has to be seen.
 */
export async function openLetters(
  page: Page,
  trap: Trap,
  { dataDir, starts, count, texts }: { dataDir: string; starts: string[]; count: number; texts: string[] },
): Promise<void> {
  await page.goto("about:blank");
  let seen = "";
  for (const html of await lettersOf(dataDir, starts, count)) {
    await page.setContent(html);
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is meant
    seen += plain(await page.locator("body").innerText());
    await trap.check(page);
  }
  for (const text of texts) expect(seen).toContain(plain(text));
}
