import { expect, type Locator } from "@playwright/test";

/**
 * Waits until the page's scripts have taken over an element. Before that its form is sent as where no scripts run, which
 * is as it should be, but not what most tests are about.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect(async () => {
    const taken = await element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
    expect(taken).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
}
