import type { Name } from "@/lib/contract/contract";

/**
 * The calls that every back end of the storefront has. All others are additions of this contract: a back end may be without them.
 * Source: specification, section 7.
 */
export const specificationCalls = [
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
] as const satisfies Name[];

/**
 * The fields of an answer that the specification names, as paths below the answer; of a list the fields of its entries. Every
 * other field is an addition of this contract, with a default. Source: specification, sections 3 and 7.
 */
export const specifiedFields: Partial<Record<Name, readonly string[]>> = {
  "POST /auth/login": ["access_token", "token_type"],
  "POST /auth/refresh": ["access_token", "token_type"],
  "GET /auth/{provider}/callback": ["access_token", "token_type"],
  "GET /geo-preferences": ["language", "currency"],
  "GET /users/info": [
    "id",
    "first_name",
    "last_name",
    "avatar",
    "phone_number",
    "country",
    "city",
    "address",
    "zip_code",
    "email",
    "user_type",
    "roles",
    "agreement",
    "created_at",
    "updated_at",
  ],
  "GET /cart": ["id", "items[].product_id", "items[].quantity", "items[].total", "total"],
  "GET /cart/detailed": ["items[].product_id", "items[].quantity", "items[].total", "total"],
  "GET /checkout/shipping-methods": ["data[].id", "data[].type", "data[].price"],
};

/** Is it a call that the specification names? */
export function isSpecified(name: Name): boolean {
  return (specificationCalls as readonly Name[]).includes(name);
}
