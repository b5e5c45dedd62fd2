import type { IncomingMessage } from "node:http";
import { expect, test } from "@jest/globals";
import { missingInOffice } from "@/lib/host/rendering/missing-in-office";
import { poolOf, workerSockets } from "@/tests/support/worker-socket";

const worker = workerSockets();

const asked = (url: string) =>
  ({
    url,
    headers: { cookie: "staff=token", "next-action": "x", "content-security-policy": "nonce" },
  }) as unknown as IncomingMessage;

test("a missing page of the office is rendered for whoever asks, and nothing of the form that was sent goes along", async () => {
  const socket = await worker(({ url, method, headers }, response) => {
    response.statusCode = 404;
    response.setHeader("x-own-words", "1");
    response.end(`${method} ${url} ${headers.cookie} ${headers["content-security-policy"]} ${headers["next-action"]}`);
  });
  const answer = await missingInOffice(poolOf(socket))(asked("/admin/orders/999?x=1"));
  expect([answer?.status, answer?.body.toString()]).toEqual([404, "GET /admin/404 staff=token nonce undefined"]);
});

test("whoever is not signed in there gets the shop's page: the office does not show itself", async () => {
  const socket = await worker((_request, response) => {
    response.statusCode = 404;
    response.end("");
  });
  expect(await missingInOffice(poolOf(socket))(asked("/admin/nonsense"))).toBeNull();
});

test("a missing page of the shop is none of the office's", async () => {
  for (const url of ["/cs/nic", "/administrace", "/api/v1/admin/nic"])
    expect([url, await missingInOffice(poolOf())(asked(url))]).toEqual([url, null]);
});
