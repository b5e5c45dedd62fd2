/** The calls of the specification, section 7, in its order. */
export const specifiedCalls = [
  "POST /auth/login",
  "POST /auth/register",
  "POST /auth/refresh",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "GET /auth/{provider}",
  "GET /auth/{provider}/callback",
  "GET /geo-preferences",
  "GET /users/info",
  "PUT /users/info",
  "POST /cart/items",
  "GET /cart/detailed",
  "GET /cart",
  "PATCH /cart/items/{index}",
  "DELETE /cart/items/{index}",
  "POST /checkout/create-order",
  "GET /checkout/shipping-methods",
  "GET /checkout/payment-methods",
  "POST /checkout/{id}/payments",
  "POST /contacts",
  "GET /contacts/info",
] as const;

/** Calls beyond the specification, which only some hosts have. */
export const addedCalls = [
  "POST /auth/logout",
  "GET /auth/providers",
  "GET /checkout/pickup-points",
  "GET /checkout/{id}",
  "GET /orders",
  "GET /orders/{number}",
  "GET /health",
] as const;

export type CallName = (typeof specifiedCalls)[number] | (typeof addedCalls)[number];

/** Where every call lives. */
export const basePath = "/api/v1";

type Match = { name: CallName; params: Record<string, string> };

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split("/"), path.split("/")];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith("{") && value !== "") params[part.slice(1, -1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The call that a method and a path below `/api/v1` mean, among those that the host has; a literal path goes before a template. */
export function matchCall(calls: readonly CallName[], method: string, path: string): Match | undefined {
  const matches = calls.flatMap((name): Match[] => {
    const [verb, template = ""] = name.split(" ");
    const params = verb === method ? paramsOf(template, path) : undefined;
    return params ? [{ name, params }] : [];
  });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** Whether some call of the host has this path, by whatever method. */
export function knowsPath(calls: readonly CallName[], path: string): boolean {
  return ["GET", "POST", "PUT", "PATCH", "DELETE"].some((method) => matchCall(calls, method, path));
}
