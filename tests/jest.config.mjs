import { fileURLToPath } from "node:url";

// Tests order again and again for the same person; those about the bounds set them back.
process.env.OPEN_ORDERS ??= "1000";

const rootDir = fileURLToPath(new URL("..", import.meta.url));

const shared = {
  rootDir,
  transform: {
    "^.+\\.(t|j)sx?$|^.+\\.mjs$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [
    "/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|@schummar|icu-minify|cookies-next|graphile-worker|bysquare|lzma1|openid-client|oauth4webapi|jose|micromark[^/]*|mdast-util[^/]*|unist-util[^/]*|decode-named-character-reference|character-entities|devlop|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch)/)",
  ],
  moduleNameMapper: {
    "^server-only$": "<rootDir>/node_modules/server-only/empty.js",
    "\\.css$": "<rootDir>/tests/support/no-styles.ts",
    "^@/(.*)$": "<rootDir>/$1",
    "^@backend/(.*)$": "<rootDir>/lib/backend/$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.data", "<rootDir>/tests/.output"],
};

/** Tests that press a shop hard and judge how long it takes: each needs the machine for itself. */
const underLoad = [
  "crash",
  ...[
    "abuse",
    "clock-jumps",
    "database-hangs",
    "database-killed",
    "disk-full",
    "embedded-killed",
    "flood",
    "long-headers",
    "memory",
    "node-killed",
  ].map((name) => `chaos/${name}`),
];

export default {
  rootDir,
  // Patience, not a rule: a busy machine may be ten times slower than an idle one.
  testTimeout: 60_000,
  // A worker keeps something of each file; above this its garbage takes longer than a worker takes to begin anew.
  workerIdleMemoryLimit: "800MB",
  projects: [
    {
      ...shared,
      displayName: "node",
      globalSetup: "<rootDir>/tests/run/jest-start.mjs",
      globalTeardown: "<rootDir>/tests/run/jest-end.mjs",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/tests/*.test.ts",
        "<rootDir>/tests/unit/**/*.test.ts?(x)",
        "<rootDir>/tests/contract/**/*.test.ts",
      ],
      setupFilesAfterEnv: [
        "<rootDir>/tests/support/fail-on-console-error.ts",
        "<rootDir>/tests/support/cheap-passwords.ts",
      ],
    },
    {
      ...shared,
      displayName: "jsdom",
      moduleNameMapper: {
        // A browser has a reference to what runs on the server, never its code.
        "^@/components/checkout/send-checkout$": "<rootDir>/tests/support/server-actions.ts",
        "^@/components/account/send-(?:account|auth|profile|return)$": "<rootDir>/tests/support/server-actions.ts",
        "^@/lib/api/order/actions$": "<rootDir>/tests/support/server-actions.ts",
        ...shared.moduleNameMapper,
      },
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/component/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/fail-on-console-error.ts", "<rootDir>/tests/support/jest-dom.ts"],
    },
    {
      ...shared,
      displayName: "system",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/system/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", ...underLoad.map((name) => `/tests/system/${name}\\.test\\.ts$`)],
    },
    {
      ...shared,
      displayName: "load",
      testEnvironment: "node",
      testMatch: underLoad.map((name) => `<rootDir>/tests/system/${name}.test.ts`),
    },
  ],
};
