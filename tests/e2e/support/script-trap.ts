import { type BrowserContext, expect, type Page } from "@playwright/test";

/**
 * Watches all pages of a context for text that was taken for markup or script: code that ran, a script the page's policy
 * had to block (it should have been text), a dialog, a request to a foreign host.
 */
export async function setTrap(context: BrowserContext) {
  const caught: string[] = [];
  await context.exposeFunction("__ran", (which: unknown) => void caught.push(`script ${which} ran`));
  await context.exposeFunction("__blocked", (what: string) => void caught.push(`blocked: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, "__blocked")(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on("dialog", (dialog) => {
    caught.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Watched, not caught: while requests are routed, the browser keeps nothing, and every page fetches its scripts again.
  context.on("request", (request) => {
    if (new URL(request.url()).hostname === "evil") caught.push(`request: ${request.url()}`);
  });

  /** Elements that a payload made, and attributes and links that would run something. */
  const foreignElements = (page: Page) =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll("*")];
      const runs = ({ name, value }: Attr) =>
        /^on/.test(name) ||
        name === "srcdoc" ||
        (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value));
      return all
        .filter((element) => element.hasAttribute("data-evil") || [...element.attributes].some(runs))
        .map((element) => element.outerHTML.slice(0, 200));
    });

  return {
    /** Fails when anything was caught so far, or the page holds what a payload made; structured data must be JSON. */
    async check(page: Page): Promise<void> {
      expect(await foreignElements(page)).toEqual([]);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      for (const text of data) expect(() => JSON.parse(text)).not.toThrow();
      expect(caught).toEqual([]);
    },
  };
}
