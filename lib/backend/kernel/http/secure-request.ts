import { readConfig } from "@/lib/config";
import type { ApiRequest } from "@/lib/contract/api-request";

/** Did this request reach the shop by https, as far as its proxy or its public address tell? */
export function isSecure(request: Pick<ApiRequest, "headers">): boolean {
  const proto = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return proto === "https" || readConfig().publicUrl.startsWith("https:");
}
