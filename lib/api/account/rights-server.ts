import "server-only";
import { isOffered } from "@/lib/api/request/offered";

/** What a shopper can do in the account beside keeping the profile. */
export type AccountRights = { verification: boolean; dataExport: boolean; deletion: boolean };

/** What the back end lets a shopper do in the account. */
export async function accountRights(): Promise<AccountRights> {
  const [verification, dataExport, deletion] = await Promise.all([
    isOffered("POST /auth/verify-email/again"),
    isOffered("GET /users/export"),
    isOffered("DELETE /users/info"),
  ]);
  return { verification, dataExport, deletion };
}
