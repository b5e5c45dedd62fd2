import { get } from "node:http";
import { type Browser, chromium, type Page } from "@playwright/test";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import { type Office, told } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";
import { findBrowser } from "@/tests/run/browser.mjs";
import { gzipped } from "@/tests/support/sent-page";

const asked = 60;
const folds = 30;
/** So often before that, which does not count. */
const warming = 5;

/** Until the first byte of a page comes, ms. */
function firstByte(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie, "accept-encoding": "gzip" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.once("data", () => resolve(performance.now() - started));
      answer.on("error", reject);
      answer.resume();
    }).on("error", reject);
  });
}

async function scriptsOf(page: Page, url: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return [...scripts];
}

/** How long is waited for a row to unfold, ms. */
const patience = 10_000;

/**
 * Has the page measure from the next key press until the row that has the focus by then is unfolded and painted. Resolves once the page
 * does: a key that is pressed before that may be over before the page looks where the focus was.
 */
function awaitUnfolded(page: Page): Promise<void> {
  return page.evaluate((longest) => {
    const before = document.activeElement;
    let began = performance.now();
    addEventListener("keydown", ({ timeStamp }) => (began = timeStamp), { once: true, capture: true });
    const unfolded = new Promise<number>((resolve, reject) => {
      const look = () => {
        const row = document.activeElement;
        if (performance.now() - began > longest) return reject(new Error(`No row was unfolded within ${longest} ms.`));
        if (row === before || !row?.nextElementSibling?.matches(".unfolded")) return requestAnimationFrame(look);
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      };
      look();
    });
    Object.assign(globalThis, { unfolded });
  }, patience);
}

/** What the page has measured, ms. */
const unfolded = (page: Page) => page.evaluate(() => (globalThis as unknown as { unfolded: Promise<number> }).unfolded);

/** How far the layout has shifted so far but for what a key press did. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (globalThis as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: "layout-shift" });
  });
}

/** Unfolds rows one after another by `j` and Enter. @returns until what each holds is painted, ms, and how far the layout shifted */
async function unfold(page: Page): Promise<{ times: number[]; shifts: number }> {
  const times: number[] = [];
  await watchShifts(page);
  for (let run = -warming; run < folds; run += 1) {
    await awaitUnfolded(page);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    const ms = await unfolded(page);
    if (run >= 0) times.push(ms);
    await page.waitForTimeout(250);
  }
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
  return { times, shifts };
}

async function inBrowser(browser: Browser, url: string, token: string): Promise<Judged[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // Browsers take a cookie of this name for the whole host and by https only, and send it to localhost without.
  const to = { url: "https://localhost/", secure: true, httpOnly: true, sameSite: "Strict" as const };
  await context.addCookies([{ name: staffCookie, value: token, ...to }]);
  // The loader of this program names functions by this one, which a browser does not know.
  await context.addInitScript("globalThis.__name = (made) => made");
  const page = await context.newPage();
  const scripts = await Promise.all((await scriptsOf(page, url)).map(gzipped));
  const kib = scripts.reduce((sum, { sent }) => sum + sent, 0) / 1024;
  await page.locator("table.orders tbody tr").first().focus();
  const { times, shifts } = await unfold(page);
  return [
    { figure: "script of the queue, gzip", value: `${kib.toFixed(1)} KiB`, goal: "≤ 190 KiB", held: kib <= 190 },
    {
      figure: `j, Enter, what the order holds is painted, ${folds} times`,
      value: `${told(times)}, layout shift ${shifts.toFixed(3)}`,
      goal: "p95 ≤ 100 ms, no shift",
      held: quantile(times, 0.95) <= 100 && shifts === 0,
    },
  ];
}

/** What the queue costs as a page of the built shop, and in the browser. */
export async function measurePage(shop: string, { token }: Office): Promise<Judged[]> {
  const url = `${shop}/admin/orders`;
  const times: number[] = [];
  for (let run = -10; run < asked; run += 1) {
    const ms = await firstByte(url, `${staffCookie}=${token}`);
    if (run >= 0) times.push(ms);
  }
  const browser = await chromium.launch({
    executablePath: findBrowser(console.info),
    args: ["--no-sandbox"],
  });
  const shown = await inBrowser(browser, url, token).finally(() => browser.close());
  const p95 = quantile(times, 0.95);
  return [
    { figure: "HTML of the queue, first byte", value: told(times), goal: "p95 ≤ 150 ms", held: p95 <= 150 },
    ...shown,
  ];
}
