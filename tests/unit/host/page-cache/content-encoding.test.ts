import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { expect, it } from "@jest/globals";
import { cachedPage } from "@/lib/host/page-cache/cached-page";
import { bodyIn } from "@/lib/host/page-cache/content-encoding";
import { isOverloaded } from "@/lib/runtime/fair-queue";

const text = "<p>Zimní pneumatiky</p>".repeat(10_000);
const page = cachedPage({ status: 200, headers: [], body: Buffer.from(text) }, 1);
const from = (address: string) => ({ headers: { "x-forwarded-for": address } }) as unknown as IncomingMessage;

it.each([
  ["br", promisify(brotliDecompress)],
  ["gzip", promisify(gunzip)],
  ["identity", async (body: Buffer) => body],
] as const)("a page that is kept in Brotli is the same text in %s, and the same bytes each time", async (...row) => {
  const [encoding, decode] = row;
  const body = await bodyIn(await page, encoding, from("10.0.0.1"));
  expect((await decode(body)).toString()).toBe(text);
  expect(await bodyIn(await page, encoding, from("10.0.0.2"))).toEqual(body);
});

it("whoever asks for hundreds of pages in another encoding is refused some of them, nobody else any", async () => {
  const kept = await page;
  const asked = Array.from({ length: 400 }, () => bodyIn(kept, "gzip", from("10.0.0.1")));
  const other = bodyIn(kept, "gzip", from("10.0.0.2"));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused.length).toBeGreaterThan(90);
  expect(refused.every(({ reason }) => isOverloaded(reason) && reason.reason === "client")).toBe(true);
  expect((await other).length).toBeGreaterThan(0);
  expect((await bodyIn(kept, "br", from("10.0.0.1"))).length).toBe(kept.br.length);
});
