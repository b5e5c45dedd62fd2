import { Agent, get } from "node:http";

/**
 * Somebody who looks through the orders: a page or a call every half a second, while told to. A process of its own, for a colleague's
 * browser does not run where the load comes from. Its environment names the shop (`SHOP`) and the session (`COOKIE`).
 */
const { SHOP = "", COOKIE = "" } = process.env;
const steps = [
  "/admin/orders",
  "/api/v1/admin/orders/counts",
  "/admin/orders?view=to_pack",
  "/api/v1/admin/search?q=nov",
  "/admin/shipping",
];
const pause = 500;

const agent = new Agent({ keepAlive: true });
let works = false;
let count = 0;

/** @param {string} path */
async function read(path) {
  const response = await new Promise((resolve, reject) => {
    get(SHOP + path, { agent, headers: { cookie: COOKIE, "accept-encoding": "gzip, br" } }, resolve).once(
      "error",
      reject,
    );
  });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  for await (const _part of response);
}

async function work() {
  while (works) {
    await read(steps[count % steps.length] ?? "/");
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  process.send?.(count);
}

process.on("message", (told) => {
  works = told === "begin";
  if (works) work();
});
