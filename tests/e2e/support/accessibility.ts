import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a theme changes is colours: the rules that look at them. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy: within the page itself, without a second one for the frames of others, of which the shop has none.
  // What is in order is not told element by element: that is most of what would be found.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/**
 * The page is in a theme, and no colour is on its way any more. Rows that are not laid out yet take a theme's colours only when somebody
 * asks for them, and begin their way then: each is asked first.
 */
async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("body *")) void getComputedStyle(one).color;
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** The page as it stands breaks no rule of accessibility in the light theme, and none about colours in the dark one. */
export async function breaksNoRule(page: Page): Promise<void> {
  await showTheme(page, "light");
  expect(await violations(page), "in the light theme").toEqual([]);
  await showTheme(page, "dark");
  expect(await violations(page, colourRules), "in the dark theme").toEqual([]);
  await showTheme(page, "light");
}
