import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "./fixtures";
import { moved } from "./support/moved";

const end = "</header>";

/** Serves a page, without its scripts, as a slow line brings it: its header tag by tag. All else is what the shop has. */
function slowLine(whole: string, shop: string) {
  const page = whole.replaceAll(/<script.*?<\/script>/gs, "");
  const [before, header] = page.slice(0, page.indexOf(end)).split(/(?=<header class="top">)/) as [string, string];
  const server = createServer(async (request, response) => {
    if (request.headers["sec-fetch-dest"] !== "document") {
      const file = await fetch(new URL(request.url ?? "/", shop));
      response.writeHead(file.status, { "content-type": file.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(before);
    for (const tag of header.split(/(?=<(?!\/|path|svg|li|span))/)) {
      await setTimeout(40);
      response.write(tag);
    }
    await setTimeout(40);
    response.end(page.slice(page.indexOf(end)));
  });
  return new Promise<{ address: string; close: () => void }>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      resolve({ address, close: () => void server.close() });
    }),
  );
}

for (const path of ["/cs", "/cs/zimni-pneumatiky", "/cs/cart/checkout"])
  for (const width of [320, 390, 1440]) {
    test(`the header of ${path} does not move while its HTML arrives, ${width} px`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const html = await (await request.get(path)).text();
      const line = await slowLine(html, baseURL as string);
      await page.goto(line.address);
      await expect(page.locator("header.top .tools")).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.001);
      line.close();
    });
  }
