import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import createNextIntlPlugin from "next-intl/plugin";

// Next reads this file as it is, without a translator of TypeScript.
const { code } = transformSync(readFileSync(new URL("./lib/domain/locale.ts", import.meta.url), "utf8"), {
  loader: "ts",
});
const { currencies, currencyOf, languages, localeTag } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);

const anyLanguage = `/:lang(${languages.join("|")})`;

/**
 * One page per language and currency: a public `/cs/…` is served by the internal segment `/cs-u-cu-czk/…`
 * (a BCP 47 tag whose `cu` key is the currency), chosen by the currency cookie, else by the language's own currency.
 */
function localeRewrites() {
  return languages.flatMap((language) => {
    const own = currencyOf(language);
    const rewrite = (currency) => ({
      source: `/${language}/:path*`,
      destination: `/${localeTag({ language, currency })}/:path*`,
    });
    const stored = (currency) => ({
      has: [{ type: "cookie", key: "currency", value: currency }],
      ...rewrite(currency),
    });
    return [...currencies.filter((currency) => currency !== own).map(stored), rewrite(own)];
  });
}

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // The host in front sums a page up once for all who ask for it; Next would do it for each that it renders, in two milliseconds.
  generateEtags: false,
  // No page asks for pictures to be resized, so nobody else can.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm test` has just checked the types of these very files.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      "next-intl": { browser: "./lib/i18n/next-intl-browser.ts" },
      "use-intl/react": { browser: "./lib/i18n/use-intl-browser.tsx" },
    },
    rules: {
      "**/next/dist/**/app-render/collect-segment-data.js": {
        loaders: [fileURLToPath(new URL("./lib/host/preparation/no-segment-data.cjs", import.meta.url))],
      },
      "**/next/dist/build/polyfills/polyfill-module.js": {
        loaders: [fileURLToPath(new URL("./lib/host/preparation/only-newest-polyfill.cjs", import.meta.url))],
      },
    },
  },
  // Kept pages live in memory only: a restart, perhaps beside another catalogue, never shows yesterday's prices.
  // The other three are parts of the router in browsers that work with routes fetched ahead: our links fetch nothing ahead.
  experimental: { isrFlushToDisk: false, optimisticRouting: false, prefetchInlining: false, varyParams: false },
  cacheMaxMemorySize: 256 * 1024 * 1024,
  cacheHandler: fileURLToPath(new URL("./lib/host/page-cache/next-cache-handler.mjs", import.meta.url)),
  serverExternalPackages: [
    ...["postgres", "graphile-worker", "nodemailer", "pg", "pino", "piscina"],
    ...["@opentelemetry/api", "@opentelemetry/sdk-trace-node", "@opentelemetry/resources"],
    "@opentelemetry/exporter-trace-otlp-http",
  ],
  async headers() {
    // A page differs by the currency cookie, which no cache beyond this server knows: browsers and CDNs ask each time.
    return [
      { source: `${anyLanguage}/:path*`, headers: [{ key: "Cache-Control", value: "private, no-cache" }] },
      { source: `${anyLanguage}?/auth/:provider`, headers: [{ key: "X-Robots-Tag", value: "noindex" }] },
    ];
  },
  async rewrites() {
    return { beforeFiles: localeRewrites(), afterFiles: [], fallback: [] };
  },
};

export default createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
})(config);
