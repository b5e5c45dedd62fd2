import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { breaksNoRule } from "./support/accessibility";

const listing = "/cs/zimni-pneumatiky/205-55-r16";
const letters = /\.woff2$/;

/** Which families the texts of a page are set in, as its styles say. */
const families = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility() || !walker.currentNode.nodeValue?.trim()) continue;
      found.add(getComputedStyle(parent).fontFamily.split(",")[0] ?? "");
    }
    return [...found];
  });

/** Of which pages that are opened from now on the finishing in pieces is begun: their paths, one after the other. */
async function begunInPieces(page: Page): Promise<readonly string[]> {
  const begun: string[] = [];
  await page.exposeFunction("noteBegun", (path: string) => begun.push(path));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute("data-unfinished")) return;
      observer.disconnect();
      (window as unknown as { noteBegun: (path: string) => void }).noteBegun(location.pathname);
    });
    observer.observe(document, { attributes: true, subtree: true });
  });
  return begun;
}

test("a first visit is painted in the fallback's letters, then finished: all texts in the shop's, all rows laid out", async ({
  page,
}) => {
  let painted: boolean | null = null;
  await page.route(letters, async (route) => {
    painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await families(page)).toEqual(['"Archivo fallback"']);
    await route.continue();
  });
  await page.goto(listing);
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  expect(painted).toBe(true);
  expect(await families(page)).toEqual(["archivo"]);
  const hidden = await page
    .locator("[data-below]")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length);
  expect(hidden).toBe(0);
});

test("of a listing and of what was searched for, all rows but the first three are laid out when they come near", async ({
  request,
}) => {
  for (const path of [listing, "/cs/search-result?q=205%2F55+R16"]) {
    const rows = (await (await request.get(path)).text()).match(/<article class="row"[^>]*>/g) ?? [];
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter((row) => !row.includes("data-below"))).toHaveLength(3);
  }
});

test("scripts are asked for a few in a task, and the one that starts Next finds all styles in the head", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: number[] = [];
    const isScript = (node: Node) => node instanceof HTMLScriptElement && node.src !== "";
    // What one task adds is told at its end, in one record.
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isScript);
      if (added.length > 0) asked.push(added.length);
    });
    observer.observe(document, { childList: true, subtree: true });
    Object.assign(window, { asked });
  });
  let inBody: number | null = null;
  await page.route(/\/turbopack-/, async (route) => {
    inBody = await page.evaluate(() => document.body.querySelectorAll("style").length);
    await route.continue();
  });
  await page.goto(listing);
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  expect(inBody).toBe(0);
  const asked = await page.evaluate(() => (window as unknown as { asked: number[] }).asked);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.max(...asked)).toBe(3);
});

test("Next's runtime, React and the start of the page are evaluated in a task each", async ({ page }) => {
  await page.addInitScript(() => {
    // The start puts a method of its own upon what the page has told so far.
    const begun = () => Object.hasOwn((window as unknown as { __next_f: object }).__next_f, "push");
    const evaluated: string[] = [];
    const note = (what: string) => queueMicrotask(() => evaluated.push(begun() ? `${what} and the start` : what));
    let next: unknown;
    const set = (value: unknown) => {
      next = value;
      note("runtime");
    };
    Object.defineProperty(window, "next", { get: () => next, set });
    const inject = () => {
      if (!evaluated.includes("runtime")) evaluated.push("in one task");
      note("React");
      return 1;
    };
    const hook = { supportsFiber: true, inject, checkDCE() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, evaluated, begun });
  });
  await page.goto(listing);
  await expect.poll(() => page.evaluate(() => (window as unknown as { begun: () => boolean }).begun())).toBe(true);
  const evaluated = await page.evaluate(() => (window as unknown as { evaluated: string[] }).evaluated);
  expect(evaluated).toEqual(["runtime", "React"]);
});

test("letters that do not come leave a page that is whole in the fallback's", async ({ page, mayLog }) => {
  mayLog(/ERR_FAILED/);
  await page.route(letters, (route) => route.abort());
  await page.goto(listing);
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  await expect(page.locator("article.row").last()).toBeVisible();
});

test("a listing whose letters are on their way breaks no rule of accessibility, in the light theme and in the dark one", async ({
  page,
}) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(letters, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(listing, { waitUntil: "domcontentloaded" });
  await breaksNoRule(page);
  await expect(page.locator("html")).toHaveAttribute("data-unfinished");
  come();
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
});

test("a page reached from another one, loaded anew, gone back to or opened at a mark is whole at once", async ({
  page,
}) => {
  await page.goto(listing);
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  const begun = await begunInPieces(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.reload();
  await expect(heading).toHaveText(/205\/55/);
  await page.evaluate(() => location.assign("/cs/contacts"));
  await expect(heading).toHaveText("Kontakty");
  await page.goBack();
  await expect(heading).toHaveText(/205\/55/);
  await page.goto("/en/terms#payment");
  await expect(heading).toBeVisible();
  await page.goto("/sk");
  // Only the last one is a first visit.
  await expect.poll(() => begun).toContain("/sk");
  expect(begun).toEqual(["/sk"]);
});

test("who is at the end of a long page while it is finished stays there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(letters, async (route) => {
      resolve();
      await new Promise<void>((done) => {
        send = done;
      });
      await route.continue();
    });
  });
  await page.goto(listing, { waitUntil: "domcontentloaded" });
  await asked;
  const foot = page.getByRole("contentinfo").getByRole("link").last();
  await foot.scrollIntoViewIfNeeded();
  await expect(foot).toBeInViewport();
  send();
  await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  await expect(foot).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("letters come with the page", async ({ page }) => {
    const asked = page.waitForRequest(letters);
    await page.goto(listing);
    await asked;
    await expect(page.locator("html")).not.toHaveAttribute("data-unfinished");
  });
});
