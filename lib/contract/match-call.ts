import { contract, type Name } from "@/lib/contract/contract";

const table = (Object.keys(contract) as Name[]).map((name) => {
  const [method = "", template = ""] = name.split(" ");
  const keys = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const pattern = new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "([^/]+)")}$`);
  return { name, method, keys, pattern, fixed: keys.length === 0 };
});
table.sort((a, b) => Number(b.fixed) - Number(a.fixed));

export type Match = { name: Name; path: Record<string, string> };

/**
 * Finds the call for a method and a path below `/api/v1`; HEAD is answered as GET.
 * @returns the call with its raw path parameters, `"method_not_allowed"` or `"not_found"`
 */
export function matchCall(method: string, pathname: string): Match | "method_not_allowed" | "not_found" {
  const wanted = method === "HEAD" ? "GET" : method;
  const fitting = table.filter((call) => call.pattern.test(pathname));
  const call = fitting.find((candidate) => candidate.method === wanted);
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
}
