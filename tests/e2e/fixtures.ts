import { test as base, expect } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { orderOf, type PlacedOrder } from "./support/order";

/** Facts about the shop under test; set in the configuration. */
export type ShopOptions = {
  /** Its data folder: the outbox is in it. */
  dataDir: string;
  /** A development server, which logs some noise of its own and cannot do all that a production build does. */
  development: boolean;
};

/** What only a development server or its reloading client logs as errors. */
const developmentNoise = [/webpack-hmr/, /Encountered a script tag while rendering/, /\[HMR\]/];

type Fixtures = {
  /** Allows one kind of error to be logged: the one the test is about (a refused call is logged by the browser). */
  mayLog: (error: RegExp) => void;
  /** Has somebody else, with a cart of their own, buy some of a tyre. */
  otherBuys: (tyre: Product, quantity: number) => Promise<PlacedOrder>;
};

/** Browser tests of the shop: whatever a page logs as an error, or throws, fails the test. */
export const test = base.extend<Fixtures & ShopOptions>({
  dataDir: ["", { option: true }],
  development: [false, { option: true }],
  mayLog: [
    async ({ context, development }, use) => {
      const errors: string[] = [];
      const allowed = development ? [...developmentNoise] : [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.location().url}: ${message.text()}`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use((error) => allowed.push(error));
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  otherBuys: async ({ playwright, baseURL }, use) => {
    await use(async (tyre, quantity) => {
      const stranger = await playwright.request.newContext({ baseURL });
      const order = await orderOf(stranger, tyre, quantity);
      await stranger.dispose();
      return order;
    });
  },
});

export { expect };
