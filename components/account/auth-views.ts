import type { Language } from "@/lib/domain/locale";
import { type FixedPage, pathOf } from "@/lib/seo/paths";

/** The three views of the dialog; each is a page, too. */
export type AuthViewName = "sign_in" | "register" | "forgot";

const pages = { sign_in: "signIn", register: "register", forgot: "forgotPassword" } as const satisfies Record<
  AuthViewName,
  FixedPage
>;

/** Address of a view. @param returnTo where the shopper returns; omitted while unknown */
export function viewPath(view: AuthViewName, language: Language, returnTo?: string): string {
  const path = pathOf(pages[view], language);
  return returnTo ? `${path}?${new URLSearchParams({ return_to: returnTo })}` : path;
}
