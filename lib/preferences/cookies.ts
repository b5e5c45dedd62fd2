/** Cookies that keep a visitor's choices: one year, Lax, readable by the page's switches. Source: decisions. */
export const languageCookie = "language";
export const currencyCookie = "currency";
export const preferenceCookie = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;
