import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { withSettings } from "@/tests/support/settings";

const asked: string[] = [];
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(404).end();
});
let restore = () => {};

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  restore = withSettings({ API_HOST: `http://127.0.0.1:${typeof address === "object" && address?.port}` });
});
afterAll(() => {
  restore();
  host.close();
});

it.each(["/api/v1/../../admin", "/api/v1/%2e%2e/%2E%2e/admin"])(
  "%s leads to no other address of the host",
  async (path) => {
    const headers = new Headers({ "accept-language": "en", "content-type": "application/json" });
    const answer = await gateway({ method: "POST", url: `http://localhost${path}`, headers, body: null });
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
    expect(asked).toEqual([]);
  },
);
