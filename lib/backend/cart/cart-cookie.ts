import { createHash, randomBytes } from "node:crypto";
import type { Context } from "@/lib/backend/context";
import { readConfig } from "@/lib/config";

/** How long a guest's cart is kept after its last change, in days. Source: decisions, "Cart". */
export const cartDays = 30;

/** A new secret of a guest's cart: 128 random bits, base64url. */
export function newCartToken(random: (size: number) => Buffer = randomBytes): string {
  return random(16).toString("base64url");
}

/** What the database keeps of the secret: its SHA-256, so that reading the table opens nobody's cart. */
export function cartTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Did this request reach the shop by https, as far as its proxy or its public address tell? */
function isSecure(request: Request): boolean {
  const proto = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return proto === "https" || readConfig().publicUrl.startsWith("https:");
}

/** Gives the visitor the cart's cookie, its 30 days beginning anew. No script of a page can read it. */
export function setCartCookie(context: Context, token: string): void {
  const parts = [`cart_id=${token}`, "Path=/", `Max-Age=${cartDays * 86_400}`, "HttpOnly", "SameSite=Lax"];
  context.setCookie([...parts, ...(isSecure(context.request) ? ["Secure"] : [])].join("; "));
}
