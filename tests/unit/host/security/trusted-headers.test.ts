import type { IncomingMessage } from "node:http";
import { expect, test } from "@jest/globals";
import { keepTrustedHeaders } from "@/lib/host/security/trusted-headers";

function believed(headers: Record<string, string>, hops: number) {
  const request = { headers: { ...headers }, socket: { remoteAddress: "198.51.100.1" } };
  keepTrustedHeaders(request as unknown as IncomingMessage, hops);
  return request.headers;
}

const ofProxies = {
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-host": "shop.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "443",
  "x-real-ip": "203.0.113.9",
  "cf-ipcountry": "CZ",
  "x-vercel-ip-country": "CZ",
  "cloudfront-viewer-country": "CZ",
  "x-country-code": "CZ",
};

test("without proxies nothing that only a proxy could know is believed", () => {
  const forged = { ...ofProxies, forwarded: "for=203.0.113.9" };
  expect(believed({ ...forged, "user-agent": "x" }, 0)).toEqual({
    "user-agent": "x",
    "x-forwarded-for": "198.51.100.1",
  });
});

test("behind a proxy what it says is believed", () => {
  expect(believed(ofProxies, 1)).toEqual(ofProxies);
});

test("of lists the trusted proxy's entry is kept, and what makes no sense is dropped", () => {
  const said = {
    "x-forwarded-for": "8.8.8.8, 203.0.113.9",
    "x-forwarded-proto": "javascript, https",
    "x-forwarded-host": "evil.example/x",
    "x-forwarded-port": "80x",
  };
  expect(believed(said, 1)).toEqual({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" });
});

test.each([0, 1])("with %i proxies nobody outside talks to Next as Next does to itself", (hops) => {
  const internal = {
    "x-middleware-subrequest": "middleware",
    "x-middleware-rewrite": "/x",
    "x-middleware-override-headers": "cookie",
    "x-middleware-request-cookie": "a=b",
    "x-invoke-path": "/x",
    "x-matched-path": "/x",
    "x-now-route-matches": "1=x",
    "x-nextjs-data": "1",
    "x-next-revalidated-tags": "x",
    "x-next-resume-state-length": "1",
    "next-resume": "1",
    "x-prerender-revalidate": "x",
    "x-action-forwarded": "1",
    "content-security-policy": "script-src 'nonce-x'",
    "content-security-policy-report-only": "script-src 'nonce-x'",
  };
  const ordinary = { rsc: "1", "next-action": "a", "next-router-state-tree": "[]", cookie: "a=b", "x-currency": "CZK" };
  expect(believed({ ...internal, ...ordinary }, hops)).toEqual({ ...ordinary, "x-forwarded-for": "198.51.100.1" });
});
