import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, jest } from "@jest/globals";
import { isMissing } from "@/lib/host/rendering/missing-address";
import { withPageAnswer } from "@/lib/runtime/page-answer";
import { providePageLookup } from "@/lib/runtime/page-lookup";
import { log } from "@/lib/telemetry/log";

/** What is looked for when a request comes, and whether it counts as missing where nothing is anywhere. */
async function lookedFor(url: string, headers: Record<string, string> = {}, method = "GET") {
  const paths: string[] = [];
  providePageLookup(async (path) => {
    paths.push(path);
    return true;
  });
  const request = { method, url, headers } as unknown as IncomingMessage;
  const missing = await withPageAnswer({} as ServerResponse, () => isMissing(request));
  return { paths, missing };
}

describe("before a page is rendered it is looked for", () => {
  it.each([
    ["/cs/blog/nic", "/cs-u-cu-czk/blog/nic"],
    ["/sk/zimne-pneumatiky/205-55-r16", "/sk-u-cu-eur/zimne-pneumatiky/205-55-r16"],
    ["/cs/zimni-pneumatiky?wet=A&width=205", "/cs-u-cu-czk/zimni-pneumatiky/~wet%3DA%26width%3D205"],
  ])("%s by its internal path", async (url, path) => {
    expect(await lookedFor(url)).toEqual({ paths: [path], missing: true });
  });

  it("in the stored currency", async () => {
    const { paths } = await lookedFor("/cs/blog/nic", { cookie: "currency=EUR" });
    expect(paths).toEqual(["/cs-u-cu-eur/blog/nic"]);
  });

  it.each([
    ["a navigation, whose router needs Next's own words", "/cs/blog/nic", { rsc: "1" }, "GET"],
    ["a form", "/cs/blog/nic", {}, "POST"],
    ["a visitor whose session is to be renewed", "/cs/blog/nic", { cookie: "auth_token=x" }, "GET"],
    ["an address without a language", "/blog/nic", {}, "GET"],
  ])("but not for %s", async (_who, url, headers, method) => {
    expect(await lookedFor(url, headers, method)).toEqual({ paths: [], missing: false });
  });

  it("and where that fails it is rendered, and the fault is in the log", async () => {
    const said = jest.spyOn(log(), "error").mockReturnValue(undefined);
    const fault = new Error("a fault of the look-up");
    providePageLookup(() => Promise.reject(fault));
    const request = { method: "GET", url: "/cs/blog/nic", headers: {} } as unknown as IncomingMessage;
    expect(await withPageAnswer({} as ServerResponse, () => isMissing(request))).toBe(false);
    expect(said.mock.calls[0]?.[0]).toEqual({ error: fault, page: "/cs-u-cu-czk/blog/nic" });
  });
});
