import "server-only";
import { headers } from "next/headers";
import { readConfig } from "@/lib/config";
import { passkeyPlace } from "@/lib/domain/admin/passkey-place";

/** Do browsers make passkeys for the shop's address? */
export const makesPasskeys = () => passkeyPlace(readConfig().publicUrl) !== null;

/** Will the browser take the staff's cookie? It does by https, and most do on the very machine. */
export async function isSafePlace(): Promise<boolean> {
  const given = await headers();
  const { publicUrl } = readConfig();
  if (given.get("x-forwarded-proto") === "https" || publicUrl.startsWith("https:")) return true;
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(given.get("host") ?? "");
}
