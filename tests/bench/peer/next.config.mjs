/**
 * A bare Next app, built and served as its makers say: what the shop's own work is measured against. Built by webpack, since
 * Turbopack takes the middleware of the folder that holds the packages, which is the shop's.
 * @type {import("next").NextConfig}
 */
export default {
  agentRules: false,
  distDir: "../../.output/bench-peer",
  serverExternalPackages: ["postgres"],
  typescript: { ignoreBuildErrors: true },
};
