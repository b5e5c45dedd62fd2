import { readConfig } from "@/lib/config";
import type { ApiRequest } from "@/lib/contract/api-request";

/** Did this request come by https, according to its proxy or the shop's public address? */
export function isSecure(request: Pick<ApiRequest, "headers">): boolean {
  const proto = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return proto === "https" || readConfig().publicUrl.startsWith("https:");
}
