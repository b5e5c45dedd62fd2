import { test as base, expect } from "@playwright/test";

/** Browser tests of the shop: whatever a page logs as an error, or throws, fails the test. */
export const test = base.extend<{ silent: undefined }>({
  silent: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.location().url}: ${message.text()}`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
