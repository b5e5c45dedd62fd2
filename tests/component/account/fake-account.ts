import type { User } from "@/lib/contract/account";
import { FakeShop, problem, tyre } from "@/tests/support/fake-shop";

/** A signed-in user as the API shows them. */
export const jana: User = {
  id: 7,
  first_name: "Jana",
  last_name: "Dvořáková",
  avatar: "",
  phone_number: "+420601234567",
  country: "CZ",
  city: "České Budějovice",
  address: "Lipová 1511/23",
  zip_code: "370 01",
  email: "jana@post.example",
  email_verified: false,
  user_type: "regular",
  roles: [],
  agreement: 1,
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
};

export const password = "Kukurice-78";
const hint = "signed_in=1";

/** Signs the browser out, as the gateway's cookies would. */
export function signedOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that the shop's own code reads
  document.cookie = "signed_in=; max-age=0";
}

/** Lets the browser hold a session; the session itself is out of the scripts' reach. */
export function holdSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that the shop's own code reads
  document.cookie = hint;
}

/** The API of accounts: one account, whose session lives in the browser's cookie. */
export function fakeAccount(): FakeShop {
  signedOut();
  const shop = new FakeShop([tyre(1, "Polaris 6", 1489)]);
  const on = (match: RegExp, answer: FakeShop["extra"][number]["answer"]) => shop.extra.push({ match, answer });
  const signedIn = () => document.cookie.includes(hint);
  on(/^GET \/auth\/providers/, () => ({ status: 200, body: { data: [] } }));
  on(/^POST \/auth\/login/, ({ body }) => {
    if ((body as { password: string }).password !== password)
      return problem(401, "bad_credentials", "E-mail nebo heslo nesouhlasí.");
    holdSession();
    return { status: 200, body: { access_token: "", token_type: "Bearer", expires_in: 3600 } };
  });
  on(/^POST \/auth\/register/, () => {
    holdSession();
    return { status: 201, body: { access_token: "", token_type: "Bearer", expires_in: 3600 } };
  });
  on(/^POST \/auth\/logout/, () => {
    signedOut();
    return { status: 204 };
  });
  on(/^POST \/auth\/refresh/, () => problem(401, "unauthorised", "Přihlaste se."));
  on(/^POST \/auth\/(forgot-password|verify-email)/, () => ({ status: 204 }));
  on(/^GET \/users\/info/, () =>
    signedIn() ? { status: 200, body: jana } : problem(401, "unauthorised", "Přihlaste se."),
  );
  return shop;
}
