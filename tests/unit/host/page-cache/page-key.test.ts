import { expect, test } from "@jest/globals";
import { treadVersion } from "@/lib/domain/tread-path";
import { drawingKey, pageKey } from "@/lib/host/page-cache/page-key";

const asked = (url: string, cookie?: string, navigation = false) => pageKey({ method: "GET", url, cookie, navigation });

test("a public page is kept by its currency, its form and its address", () => {
  expect(asked("/cs/terms")).toEqual({
    key: "CZK html /cs/terms",
    internalPath: "/cs-u-cu-czk/terms",
    url: "/cs/terms",
    cookie: "currency=CZK",
  });
  expect(asked("/cs/terms", "currency=EUR")?.key).toBe("EUR html /cs/terms");
  expect(asked("/sk")?.key).toBe("EUR html /sk");
  expect(asked("/en/terms", undefined, true)?.key).toBe("USD data /en/terms");
});

test.each([
  "",
  "cart_id=abc",
  "language=sk",
  "theme=dark; cart_id=1; signed_in=1",
  "currency=GBP",
  "currency=",
  "xcurrency=EUR",
])("cookies that a public page does not look at make no other page: %p", (cookie) =>
  expect(asked("/cs/terms", cookie)?.key).toBe("CZK html /cs/terms"),
);

test("a session that needs renewal goes past the kept pages, a fresh one does not", () => {
  expect(asked("/cs/terms", "auth_token=x")).toBeNull();
  expect(asked("/cs/terms", "a=b; auth_token=x; signed_in=1")).toBeNull();
  expect(asked("/cs/terms", "auth_token=x; auth_fresh=1")?.key).toBe("CZK html /cs/terms");
});

test("a list query in its one form is part of the page, one in another form is left to be redirected", () => {
  expect(asked("/cs/zimni-pneumatiky?brand=nokian&sort=price_asc")?.key).toBe(
    "CZK html /cs/zimni-pneumatiky?brand=nokian&sort=price_asc",
  );
  expect(asked("/cs/zimni-pneumatiky?brand=nokian&_rsc=x1", undefined, true)?.key).toBe(
    "CZK data /cs/zimni-pneumatiky?brand=nokian",
  );
  for (const query of [
    "sort=price_asc&brand=nokian",
    "brand=nokian&utm_source=x",
    "brand=",
    "page=1",
    "brand=b&brand=a",
  ])
    expect(asked(`/cs/zimni-pneumatiky?${query}`)).toBeNull();
});

test("a query that no page looks at makes no page of its own", () => {
  expect(asked("/cs/terms?utm_source=letter")?.key).toBe("CZK html /cs/terms");
  expect(asked("/cs/terms?_rsc=abc", undefined, true)?.key).toBe("CZK data /cs/terms");
});

test("what sets something, or stands at no address of its own, is made for its visitor", () => {
  expect(asked("/cs/terms?currency=EUR")).toBeNull();
  for (const url of [
    "/",
    "/terms",
    "/de/terms",
    "/cs/",
    "/cs//terms",
    "/cs/~page=2",
    "/cs/%7Epage=2",
    "/cs/a%2Fb",
    "/cs-u-cu-eur",
  ])
    expect(asked(url)).toBeNull();
  expect(asked(`/cs/${"a".repeat(1100)}`)).toBeNull();
  for (const method of ["POST", "PUT", "OPTIONS", ""])
    expect(pageKey({ method, url: "/cs/terms", cookie: undefined, navigation: false })).toBeNull();
});

const drawn = (url: string, method = "GET") =>
  drawingKey({ method, url, cookie: "currency=EUR", navigation: false })?.url;

test("of a drawing's query only the treads' current version is part of its key", () => {
  const current = `/img/tread/nokian-snowproof-1.svg?v=${treadVersion}`;
  expect(drawn(current)).toBe(current);
  for (const query of ["", "?v=00000000", `?v=${treadVersion}&x=1`, "?x"])
    expect(drawn(`/img/tread/nokian-snowproof-1.svg${query}`)).toBe("/img/tread/nokian-snowproof-1.svg");
  expect(drawn("/img/label.svg?v=1234")).toBe("/img/label.svg");
  expect(drawn("/img/ground/car-winter.svg", "HEAD")).toBe("/img/ground/car-winter.svg");
});

test.each([
  ["a picture of a page", "/img/card/cs-u-cu-czk/home.png"],
  ["a drawing for price comparers", "/img/tread/nokian-snowproof-1.png"],
  ["a tyre's own picture", "/img/p/0123-320.avif"],
  ["a page", "/cs/terms"],
  ["a longer path", "/img/tread/x/y.svg"],
])("%s is none of the drawings that pages show", (_what, url) => expect(drawn(url)).toBeUndefined());

test("what changes something is no drawing", () => expect(drawn("/img/label.svg", "POST")).toBeUndefined());
