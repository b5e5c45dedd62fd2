import { currencyCookie, languageCookie } from "@/lib/preferences/cookies";
import { authCookie, freshCookie, signedInCookie } from "@/lib/session/auth-cookie";
import { deliveryAddressCookie, deliveryCookie, userFormCookie } from "@/lib/session/guest-cookies";

/** Every cookie the shop sets, by the names the code sets them under; `cart_id` and `social_state` are the back end's. */
export const cookieNames = [
  "cart_id",
  languageCookie,
  currencyCookie,
  authCookie,
  freshCookie,
  signedInCookie,
  "social_state",
  userFormCookie,
  deliveryCookie,
  deliveryAddressCookie,
] as const;

export type CookieName = (typeof cookieNames)[number];

export type CookieWords = {
  head: readonly [string, string, string];
  rows: Record<CookieName, readonly [purpose: string, lifetime: string]>;
};

/**
 * The cookies with what each is for and how long it lives.
 * @param head the names of the three columns
 * @param rows for each cookie its purpose and its lifetime
 */
export function CookieTable({ head, rows }: CookieWords) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookieNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{rows[name][0]}</td>
            <td>{rows[name][1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
