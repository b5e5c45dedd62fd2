import { describe, expect, it } from "@jest/globals";
import { canonicalQuery, listKeys, parseQuerySegment, querySegment } from "@/lib/preferences/query";
import { config } from "@/middleware";

const canonical = (text: string) => canonicalQuery(new URLSearchParams(text));

describe("a list query", () => {
  it("has one form: known keys, sorted, values of a repeated key joined and sorted", () => {
    expect(canonical("sort=price_asc&brand=nokian&utm_source=x&brand=barum")).toBe("brand=barum,nokian&sort=price_asc");
  });
  it("leaves out blanks and what is the default anyway", () => {
    expect(canonical("brand=&page=1&sort=recommended&wet=%20,")).toBe("");
  });
  it("keeps characters of an address apart from its own", () => {
    expect(canonical("brand=a%26b%3Dc")).toBe("brand=a%26b%3Dc");
  });
  it("comes back from the path segment that carried it", () => {
    const query = "brand=barum,nokian&page=2";
    expect(canonicalQuery(parseQuerySegment(querySegment(query)) ?? new URLSearchParams())).toBe(query);
  });
  it("is not seen in an ordinary segment", () => {
    expect(parseQuerySegment("205-55-r16")).toBeNull();
    expect(parseQuerySegment(undefined)).toBeNull();
  });
  it("reaches the middleware by each of its keys", () => {
    const matched = config.matcher.flatMap((entry) =>
      typeof entry === "string" ? [] : entry.has.flatMap(({ type, key }) => (type === "query" ? [key] : [])),
    );
    expect(matched.sort()).toEqual([...listKeys, "currency"].sort());
  });
});
