import { randomInt } from "node:crypto";

/** A person at the HTTP API with cookies, and behind a proxy with an address, of their own. */
export type Buyer = {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
};

/** @param at address of the shop, e.g. `http://localhost:3100`; a function is asked before every call */
export function newBuyer(at: string | (() => string)): Buyer {
  const cookies = new Map<string, string>();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return {
    async call(method, path, body, headers = {}) {
      const url = typeof at === "string" ? at : at();
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          "x-forwarded-for": address,
          "x-currency": "CZK",
          "accept-language": "cs",
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : {} };
    },
  };
}

/** An order that passes every rule; the email carries the number. */
export function orderBody(n: number) {
  return {
    contact: {
      first_name: "Jana",
      last_name: "Dvořáková",
      email: `jana.${n}@post.example`,
      phone_number: "+420 601 234 567",
    },
    address: { country: "CZ", city: "České Budějovice", address: "Lipová 1511/23", zip_code: "370 04" },
    delivery: { id: "courier_cz" },
    payment: { id: "bank_transfer" },
    agreement: 1,
  };
}
