import "server-only";
import { redirect } from "next/navigation";
import { currentUser } from "@/lib/api/account/server";
import type { User } from "@/lib/contract/account";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * The signed-in visitor of a guarded page. Redirects (307) a signed-out visitor to the sign-in and back.
 * @param path the page's public path with its query
 * @throws ApiError when the user cannot be read
 */
export async function requireCurrentUser(locale: Locale, path: string): Promise<User> {
  const user = await currentUser(locale);
  if (!user) redirect(`${pathOf("signIn", locale.language)}?${new URLSearchParams({ return_to: path })}`);
  return user;
}
