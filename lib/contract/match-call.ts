import { contract, type Name } from "@/lib/contract/contract";

export type MatchOf<Of extends string> = { name: Of; path: Record<string, string> };
export type Match = MatchOf<Name>;

type Matcher<Of extends string> = (
  method: string,
  pathname: string,
) => MatchOf<Of> | "method_not_allowed" | "not_found";

/**
 * What finds the call for a method and a path below `/api/v1`; HEAD is answered as GET.
 * @param calls by their names
 * @returns the call with its raw path parameters, `"method_not_allowed"` or `"not_found"`
 */
export function matcherOf<Of extends string>(calls: { [name in Of]: unknown }): Matcher<Of> {
  const table = (Object.keys(calls) as Of[]).map((name) => {
    const [method = "", template = ""] = name.split(" ");
    const keys = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    const pattern = new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "([^/]+)")}$`);
    return { name, method, template, keys, pattern };
  });
  const fixed = new Map<string, typeof table>();
  for (const call of table)
    if (call.keys.length === 0) fixed.set(call.template, [...(fixed.get(call.template) ?? []), call]);
  return (method, pathname) => {
    const wanted = method === "HEAD" ? "GET" : method;
    const isWanted = (call: { method: string }) => call.method === wanted;
    // A path without parameters goes first: `/orders/counts` is no order.
    const known = fixed.get(pathname)?.find(isWanted);
    if (known) return { name: known.name, path: {} };
    const fitting = table.filter((call) => call.pattern.test(pathname));
    const call = fitting.find(isWanted);
    if (!call) return fitting.length > 0 ? "method_not_allowed" : "not_found";
    const values = call.pattern.exec(pathname)?.slice(1) ?? [];
    try {
      return {
        name: call.name,
        path: Object.fromEntries(call.keys.map((key, i) => [key, decodeURIComponent(values[i] ?? "")])),
      };
    } catch {
      return "not_found"; // a broken percent escape names nothing
    }
  };
}

/** Finds the call of the storefront's contract. */
export const matchCall = matcherOf<Name>(contract);
