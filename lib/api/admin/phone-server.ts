import "server-only";
import { toString as toText } from "qrcode";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";

/** The secret of a phone that is being set up, and what the phone scans; `null` where the second factor is to be shown first. */
export async function phoneSecret(): Promise<{ secret: string; qr: string } | null> {
  try {
    const { secret, uri } = (await askStaff("POST /admin/me/totp", {})).body;
    const svg = await toText(uri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
    return { secret, qr: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  } catch (error) {
    if (error instanceof ApiError && error.code === "step_up_required") return null;
    throw error;
  }
}
