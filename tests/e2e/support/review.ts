import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import PostalMime from "postal-mime";
import type { Product } from "@/lib/contract/products";
import { deliverOrder } from "./move-order";
import { orderOf } from "./order";

/** The link in the mail that came after an order was delivered, without the shop's address. */
export async function mailedLink(number: string, dataDir: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const folder = join(dataDir, "outbox");
    const name = (await readdir(folder)).find((file) => file.startsWith(`${number}-review-invitation`));
    const mail = await PostalMime.parse(await readFile(join(folder, name ?? "")));
    link = /\/\w+\/review\?token=[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return link;
}

/** Buys a tyre, has it delivered and reviews it by the mailed link. @returns the link */
export async function reviewOf(
  request: APIRequestContext,
  dataDir: string,
  tyre: Product,
  review: { stars: number; text: string; name: string },
  language = "cs",
): Promise<string> {
  const { number } = await orderOf(request, tyre, 1);
  await deliverOrder(number, dataDir, 11);
  const link = await mailedLink(number, dataDir);
  const token = link.slice(-43);
  const headers = { "accept-language": language };
  const response = await request.post("/api/v1/reviews", { headers, data: { token, product_id: tyre.id, ...review } });
  expect(response.status(), await response.text()).toBe(201);
  return link;
}
