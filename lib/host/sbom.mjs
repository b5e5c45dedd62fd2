// What `npm run --silent sbom` prints: the software bill of materials of the running shop as CycloneDX JSON. npm makes it
// from the lock file; its own `--omit dev` also leaves out packages that the shop shares with development tools, React among
// them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (name) => JSON.parse(readFileSync(`${root}/${name}`, "utf8"));

/** `name@version` of every package that the running shop needs. */
const running = new Set(
  Object.entries(read("package-lock.json").packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`,
    ),
);

const npm = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
const all = JSON.parse(
  execFileSync("npm", npm, { cwd: root, maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] }),
);

const components = all.components
  .filter(({ name, version }) => running.has(`${name}@${version}`))
  // Where a package was downloaded from depends on the machine.
  .map((one) => ({ ...one, externalReferences: one.externalReferences.filter(({ type }) => type !== "distribution") }));
const shop = { ...all.metadata.component, name: read("package.json").name }; // npm names the folder
const refs = new Set([shop["bom-ref"], ...components.map((one) => one["bom-ref"])]);
const dependencies = all.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));

console.info(
  JSON.stringify({ ...all, metadata: { ...all.metadata, component: shop }, components, dependencies }, null, 2),
);
