import { parseArgs } from "node:util";
import { startPlainHost } from "./server";
import { type ShapeName, shapes } from "./shapes/named-shapes";

const { values } = parseArgs({
  options: {
    shape: { type: "string", default: "bare" },
    port: { type: "string", default: "0" },
    storefront: { type: "string" },
    "any-product": { type: "boolean", default: false },
  },
});

const names = Object.keys(shapes);
const isShape = (name: string): name is ShapeName => names.includes(name);
if (!isShape(values.shape)) {
  console.error(`--shape must be one of ${names.join(", ")}.`);
  process.exit(1);
}

const host = await startPlainHost({
  shape: values.shape,
  port: Number(values.port),
  storefront: values.storefront,
  anyProduct: values["any-product"],
  onRequest: ({ method, path, query, status, body }) => {
    const search = new URLSearchParams(query).toString();
    console.info(`${status ?? "---"} ${method} ${path}${search && `?${search}`} ${JSON.stringify(body ?? null)}`);
  },
});
console.info(`${values.shape} host: ${host.url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void host.close());
