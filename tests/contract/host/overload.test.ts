import { describe, expect, it } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { takeLogLines } from "@/tests/support/log-lines";

describe("three hundred calls of one client at once, of a back end that takes its time", () => {
  const host = withPlainHost({ shape: "bare" });
  const ask = (client: string, path: string, language = "cs") =>
    gateway({
      method: "GET",
      url: `http://localhost/api/v1${path}`,
      headers: new Headers({ "x-forwarded-for": client, "accept-language": language }),
      body: null,
    });

  it("the back end gets no more than a bounded number at a time; what finds no room is 429 at once", async () => {
    host().latency(150);
    const order: string[] = [];
    let asked = 0;
    const answers = Array.from({ length: 300 }, async () => {
      const answer = await ask("203.0.113.7", "/cart");
      if (answer.status === 200 && asked === 0) asked = host().requestsTo("GET /cart").length;
      order.push(String(answer.status));
      return answer;
    });
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
    // Three quarters of 32 places, 200 may wait.
    expect(asked).toBeLessThanOrEqual(24);
    expect(refused.length).toBe(300 - 24 - 200);
    expect(order.slice(0, refused.length)).toEqual(refused.map(() => "429"));
    expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
    expect(await refused[0]?.json()).toMatchObject({ code: "too_many", status: 429 });
    host().heal();
    expect(takeLogLines("warn").filter(({ msg }) => String(msg).startsWith("Requests are turned away")).length).toBe(1);
    takeLogLines();
  });
  it("others are served meanwhile, and the health is told", async () => {
    host().latency(150);
    let open = 300;
    const answers = Array.from({ length: 300 }, async () => {
      await ask("203.0.113.7", "/cart");
      open -= 1;
    });
    expect((await ask("198.51.100.5", "/checkout/payment-methods")).status).toBe(200);
    expect((await ask("198.51.100.6", "/health")).status).toBe(200);
    expect(open).toBeGreaterThan(100);
    await Promise.all(answers);
    host().heal();
    takeLogLines();
  });
});
