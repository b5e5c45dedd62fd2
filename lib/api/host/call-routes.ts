import { readConfig } from "@/lib/config";
import { contract, type Name } from "@/lib/contract/contract";
import { isSpecified } from "@/lib/contract/specification";

/** Who answers a call: the back end at `API_HOST`, or the embedded API of this process. */
export type Target = "host" | "embedded";

/**
 * What the embedded API answers beside a host with `API_FILL=embedded`: the catalogue and all that is read of it. Accounts, carts,
 * orders and messages stay at the host. `API_CALLS` changes it for single calls.
 */
const filled: ReadonlySet<Name> = new Set<Name>([
  "GET /categories",
  "GET /brands",
  "GET /sizes",
  "GET /patterns/{slug}",
  "GET /products",
  "GET /products/compare",
  "GET /products/identities",
  "GET /products/{slug}",
  "GET /products/{slug}/reviews",
  "POST /products/{slug}/stock-notices",
  "POST /stock-notices/cancel",
  "GET /reviews/invitation",
  "POST /reviews",
  "GET /search/suggestions",
  "GET /vehicles",
  "GET /vehicles/{make}/{model}",
  "GET /articles",
  "GET /articles/{slug}",
  "POST /articles/{slug}/views",
  "GET /feeds/{name}",
  "GET /sitemap",
  "GET /sitemap/{kind}",
  "GET /openapi.json",
]);

/** Who answers a call by the settings. */
export function targetOf(name: Name): Target {
  const { apiHost, apiFill, apiCalls } = readConfig();
  if (!apiHost) return "embedded";
  if (!apiFill) return "host";
  return apiCalls.get(name) ?? (filled.has(name) ? "embedded" : "host");
}

/** Is the checkout at a back end elsewhere, so that the shop's own price list (`lib/domain/delivery-rates`) says nothing of it? */
export const isCheckoutElsewhere = () => targetOf("GET /checkout/shipping-methods") === "host";

/** Every call of the contract with who answers it. */
export function callRoutes(): { name: Name; target: Target; specified: boolean }[] {
  return (Object.keys(contract) as Name[]).map((name) => ({
    name,
    target: targetOf(name),
    specified: isSpecified(name),
  }));
}
