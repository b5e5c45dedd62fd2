import { beforeEach, describe, expect, it } from "@jest/globals";
import { ask, askFor, orFallback } from "@/lib/api/request/server";
import { unavailableSince } from "@/lib/runtime/unavailable-notice";
import { nobodysHost, withPlainHost } from "@/tests/support/host/host-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

const czech = { language: "cs", currency: "CZK" } as const;

describe("a page whose data a back end of another hand does not give", () => {
  const host = withPlainHost({ shape: "bare" });
  let since = 0;
  beforeEach(() => {
    since = performance.now();
  });
  const contact = () => ask("GET /contacts/info", {}, czech);

  it.each([500, 502, 503, 504])("is unavailable when it answers %i, not broken", async (status) => {
    host().failAlways("GET /contacts/info", status);
    await expect(contact()).rejects.toMatchObject({ status });
    expect(unavailableSince(since)).toBe(true);
    takeLogLines("error");
  });
  it("is unavailable when the answer cannot be read, or nobody is there", async () => {
    host().failAlways("GET /contacts/info", { status: 200, body: "<h1>Hi</h1>", type: "text/html" });
    await expect(contact()).rejects.toMatchObject({ status: 502 });
    expect(unavailableSince(since)).toBe(true);
    since = performance.now();
    const restore = withSettings({ API_HOST: nobodysHost });
    await expect(contact()).rejects.toThrow();
    restore();
    expect(unavailableSince(since)).toBe(true);
    takeLogLines("error");
  });
  it("says so itself where it is refused, or lacks the call", async () => {
    for (const status of [401, 403, 404, 429]) {
      host().failNext("GET /contacts/info", status);
      await expect(contact()).rejects.toMatchObject({ status });
    }
    await expect(ask("GET /brands", {}, czech)).rejects.toMatchObject({ code: "not_implemented" });
    expect(unavailableSince(since)).toBe(false);
    takeLogLines("warn");
  });
  it.each([404, 409, 500, 502])("does without a part that it can do without, answered %i", async (status) => {
    host().failAlways("GET /contacts/info", status);
    expect(await orFallback(contact(), null)).toBeNull();
    takeLogLines();
  });
  it.each([503, 429])("does not do without it while it may come, answered %i", async (status) => {
    host().failAlways("GET /contacts/info", status);
    await expect(orFallback(contact(), null)).rejects.toMatchObject({ status });
    takeLogLines();
  });
  it("asks for somebody with language, currency and cookies, for nobody without them", async () => {
    await askFor("host_sid=7; userForm=x", "GET /cart", {}, czech);
    await contact();
    expect(
      host().requests.map(({ headers }) => [headers.cookie, headers["accept-language"], headers["x-currency"]]),
    ).toEqual([
      ["sid=7", "cs", "CZK"],
      [undefined, "cs", "CZK"],
    ]);
  });
});
