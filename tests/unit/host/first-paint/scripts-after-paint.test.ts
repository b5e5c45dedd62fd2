import { expect, test } from "@jest/globals";
import { styleSheet } from "@/lib/host/first-paint/first-styles";
import { scriptsAfterPaint } from "@/lib/host/first-paint/scripts-after-paint";
import { cachedPage, isCacheable, readyToSend } from "@/lib/host/page-cache/cached-page";
import { policyOfPage, policyWithNonce } from "@/lib/host/security/content-policy";

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Pneumatiky</p><script src="/_next/static/chunks/b.js" async=""></script><script>push(1)</script></body></html>';

test("a page's scripts are fetched by one loader at its end, and not before", () => {
  const html = scriptsAfterPaint(page);
  expect(html).not.toContain('<script src="/_next/');
  expect(html).not.toContain("preload");
  expect(html).toMatch(/\(\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b\.js"\]\)<\/script><\/body>/);
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
  expect(html).toContain("<p>Pneumatiky</p>");
  expect(html).toContain("<script>push(1)</script>");
});

test("a page's scripts run in their order, the one that starts Next last", () => {
  const start = '<script src="/_next/static/chunks/turbopack-0z.js" async=""></script>';
  const html = scriptsAfterPaint(page.replace("<body>", `<body>${start}`));
  expect(html).toContain(
    '["/_next/static/chunks/a.js","/_next/static/chunks/b.js","/_next/static/chunks/turbopack-0z.js"])',
  );
  expect(html).toContain("e.async=false");
});

test("a page is begun in pieces by a script of its head, and its letters are asked for before its scripts", () => {
  const html = scriptsAfterPaint(page, "n0nce");
  const begin = html.indexOf('document.documentElement.setAttribute("data-unfinished","")');
  expect(begin).toBeGreaterThan(0);
  expect(begin).toBeLessThan(html.indexOf("</head>"));
  expect(html.match(/<script nonce="n0nce">/g)).toHaveLength(2);
  expect(html.indexOf("document.fonts.load")).toBeLessThan(html.lastIndexOf("setTimeout(a)"));
});

test("a page without such scripts, and what is no whole page, stays as it is", () => {
  for (const html of ["<html><body>x</body></html>", "plain", page.replace("</body>", "")])
    expect(scriptsAfterPaint(html)).toBe(html);
});

test("a page's policy allows the scripts that stand in it, by their hashes, and no others", () => {
  const policy = policyOfPage('<script>alert(1)</script><script src="/a.js"></script>');
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).not.toContain("'unsafe-inline' 'sha256");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain("unsafe");
  expect(policy.match(/'sha256-/g)).toHaveLength(4); // and the three of our own in every page
});

test("data in a page is no script: it needs no hash", () => {
  expect(policyOfPage('<script type="application/ld+json">{"a":1}</script>').match(/'sha256-/g)).toHaveLength(3);
});

test("a page made while it is sent has a nonce, each time another", () => {
  const nonce = (policy: string) => /'nonce-([\w+/=]{20,})'/.exec(policy)?.[1];
  const [one, other] = [nonce(policyWithNonce()), nonce(policyWithNonce())];
  expect(one).toBeDefined();
  expect(one).not.toBe(other);
});

test("what is no page is sent as it came, whatever it contains", async () => {
  const data = {
    status: 200,
    headers: [["content-type", "text/x-component"]] as [string, string][],
    body: Buffer.from(page),
  };
  expect(readyToSend(data, new Map())).toBe(data);
  const html = { ...data, headers: [["content-type", "text/html; charset=utf-8"]] as [string, string][] };
  expect(readyToSend(html, new Map()).body.toString()).toBe(scriptsAfterPaint(page));
  expect((await cachedPage(readyToSend(html, new Map()), 1)).headers[2]).toBe("content-security-policy");
  expect(isCacheable(html)).toBe(false);
});

test("letters of every alphabet come out as they went in, and a script with them has its hash in the policy", () => {
  const body = `<html><head><link rel="stylesheet" href="/_next/static/a.css"/></head><body><p>Žluťoučký kůň – 235/35 ✓ 🚗</p><script>say("ž–🚗")</script></body></html>`;
  const sheets = new Map([["/_next/static/a.css", styleSheet(Buffer.from('.a{content:"–"}').toString("latin1"))]]);
  const headers: [string, string][] = [["content-type", "text/html; charset=utf-8"]];
  const sent = readyToSend({ status: 200, headers, body: Buffer.from(body) }, sheets);
  expect(sent.body.toString()).toBe(
    body.replace(
      '<link rel="stylesheet" href="/_next/static/a.css"/>',
      '<style>.a{content:"–"}</style><link rel="stylesheet" disabled="" href="/_next/static/a.css"/>',
    ),
  );
  // `printf 'say("ž–🚗")' | openssl dgst -sha256 -binary | base64`
  expect(sent.headers.at(-1)?.[1]).toContain("'sha256-pNuenp/pFBlhTDsSMcn6cChgCyX0emeS3lXB+swAYwU='");
});
