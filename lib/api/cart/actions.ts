import "server-only";
import { gateway } from "@/lib/api/gateway/gateway";
import type { Locale } from "@/lib/domain/locale";
import { apiQuantity } from "@/lib/domain/quantity";
import { markBegun } from "@/lib/runtime/page-answer";
import { pathOf } from "@/lib/seo/paths";

/** Maximum size of a cart form, bytes. */
const maxBodyBytes = 4096;

type CartCall = { method: string; path: string; body?: Record<string, number>; version?: string };

/** The call of a cart form: add a tyre, change a line's quantity, or remove it. */
function callOf(form: FormData): CartCall {
  const text = (name: string) => String(form.get(name) ?? "");
  const index = text("index");
  if (!/^\d{1,3}$/.test(index)) {
    const quantity = Number(text("quantity") || apiQuantity);
    return { method: "POST", path: "/cart/items", body: { product_id: Number(text("product_id")), quantity } };
  }
  const call = { path: `/cart/items/${index}`, version: text("version") };
  if (text("work") === "remove") return { ...call, method: "DELETE" };
  return { ...call, method: "PATCH", body: { quantity: Number(text("quantity")) } };
}

function requestOf(original: Request, call: CartCall, locale: Locale): Request {
  const headers = new Headers(original.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  headers.set("accept-language", locale.language);
  headers.set("x-currency", locale.currency);
  if (call.version && /^\d+$/.test(call.version)) headers.set("if-match", `"${call.version}"`);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  return new Request(new URL(`/api/v1${call.path}`, original.url), { method: call.method, headers, body });
}

/** What went wrong, for the address of the cart's page. */
async function errorQuery(answer: Response): Promise<string> {
  const problem: unknown = await answer.json().catch(() => null); // not JSON: no details
  const { code, left } = (problem ?? {}) as { code?: unknown; left?: unknown };
  const query = new URLSearchParams({ error: typeof code === "string" ? code : "failed" });
  if (typeof left === "number") query.set("left", String(left));
  return `?${query}`;
}

/**
 * Answers a cart form sent without scripts, then redirects to the cart. The call goes through the gateway, which refuses
 * forms from other sites.
 */
export async function answerCartForm(request: Request, locale: Locale): Promise<Response> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= maxBodyBytes)) return new Response(null, { status: 413 });
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get("content-type") ?? ""))
    return new Response(null, { status: 415 });
  const call = callOf(await request.formData());
  markBegun();
  const answer = await gateway(requestOf(request, call, locale));
  if (answer.status === 403) return answer;
  const query = answer.ok ? "" : await errorQuery(answer);
  const headers = new Headers({ location: `${pathOf("cart", locale.language)}${query}`, "cache-control": "no-store" });
  for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
