import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import type { ShopOptions } from "./e2e/fixtures";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.TEST_PORT ?? 3100);
const dataDir = process.env.TEST_DATA_DIR ?? fileURLToPath(new URL("./.output/shop", import.meta.url));
/** A shop that is running already, such as a development server; its data folder is `TEST_DATA_DIR`. */
const running = process.env.TEST_BASE_URL;
const baseURL = running ?? `http://localhost:${port}`;

/** Browser tests against the production build, on a data folder of their own, or against a shop that is running. */
export default defineConfig<ShopOptions>({
  testDir: "./e2e",
  outputDir: "./.output/browser",
  // A development server builds each page when it is asked for.
  timeout: running ? 180_000 : 60_000,
  expect: { timeout: running ? 30_000 : 10_000 },
  fullyParallel: true,
  // One more than cores: a test waits for its page, its mail or its shop for much of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL,
    dataDir,
    development: running !== undefined,
    // A trace takes a picture of every step, and as much of a core as the browser: TEST_TRACE=1 asks for it.
    trace: process.env.TEST_TRACE ? "retain-on-failure" : "off",
    // A worker would answer navigations past what a test lays between; the test of the worker itself lets it in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The browser without windows rounds each letter to whole pixels; a whole browser measures them as they are.
        "--font-render-hinting=none",
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: "exec node lib/host/start.mjs",
        cwd: root,
        url: `${baseURL}/api/v1/health`,
        timeout: 300_000,
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        stdout: "pipe",
        env: {
          PORT: String(port),
          PUBLIC_URL: baseURL,
          // Tests come from places of their own: they say so as a proxy would.
          TRUSTED_PROXIES: "1",
          DATA_DIR: dataDir,
          DATABASE_URL: "",
          API_HOST: "",
          SMTP_URL: "",
          LOG_LEVEL: "error",
          // Journeys order again and again for the same person.
          OPEN_ORDERS: "1000",
        },
      },
});
